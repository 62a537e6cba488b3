/** The menu of the windows, and their titles. An ampersand stands before the letter that opens a menu. */

export const SHELL_WORDS = {
  file: '&Archivo',
  edit: '&Editar',
  view: '&Ver',
  help: 'A&yuda',
  dataFolder: 'Abrir la carpeta de datos',
  notOpened: 'No se pudo abrir la carpeta de datos',
  openByHand: 'Ábrela en tu gestor de archivos. Es esta:',
  showDisplay: 'Mostrar la pantalla',
  hideDisplay: 'Ocultar la pantalla',
  settings: 'Ajustes …',
  diagnostics: 'Copiar el diagnóstico',
  display: 'Pantalla de Tableside',
  dragMe: 'Pantalla de Tableside: arrástrame al otro monitor y pulsa F11',
  screenGone: 'Pantalla de Tableside: su monitor ya no está. «Mostrar la pantalla» la devuelve',
  x11: 'Iniciar con X11, para que la pantalla se coloque sola',
  x11Asks: 'No se pudo poner la pantalla en el otro monitor',
  x11Detail:
    'En Wayland ningún programa puede colocar sus ventanas. Iniciado con X11, Tableside sí puede, y así será cada vez; la partida sigue donde está. O arrastra la ventana de la pantalla al otro monitor y pulsa allí F11. El menú Ver lo cambia más tarde.',
  x11Yes: 'Reiniciar con X11',
  x11No: 'La arrastro yo',
};

/** What every program has, by Electron’s name for it. */
export const ROLE_WORDS = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
  togglefullscreen: 'Pantalla completa',
  resetZoom: 'Tamaño normal',
  zoomIn: 'Más grande',
  zoomOut: 'Más pequeño',
  reload: 'Volver a cargar',
  quit: 'Salir',
  close: 'Cerrar',
  about: 'Acerca de Tableside',
};
