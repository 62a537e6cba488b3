/** The help pages: how to play, how to play well, what goes wrong, and the words of the game. Every figure is handed in. */

import type { Figures } from '../../odds/figures.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { HelpPage } from '../en/help.ts';
import { feminine, form } from './grammar.ts';
import { count, countWord, percent, rollCount } from './numbers.ts';

export const HELP_WORDS = {
  title: 'Ayuda',
  pages: 'Páginas de la ayuda',
  card: 'Tarjeta de reglas',
  cardShow: 'Mostrar en la pantalla',
  cardHide: 'Quitar de la pantalla',
  open: 'Cómo se juega',
};

/** The pages in their order; `target` is the number of columns that win at this table. */
export function helpPages(figures: Figures, target: number): readonly HelpPage[] {
  return [playing(target), playingWell(figures), mistakes(figures), glossary(figures)];
}

function playing(target: number): HelpPage {
  const wins = `Con ${feminine(target)} ${form(target, 'columna')} se gana la partida`;
  return {
    title: 'Cómo se juega',
    parts: [
      {
        lead: 'El tablero',
        says: `Cada columna corresponde a una suma de dos dados. La 7 es la más larga, con ${columnLength(7)} casillas; la 2 y la 12 tienen ${columnLength(2)}.`,
      },
      {
        lead: 'Tirar',
        says: 'Tira cuatro dados y repártelos en dos parejas. Las sumas de las parejas son las columnas por las que subes.',
      },
      {
        lead: 'Subir',
        says: `Una suma sube su corredor una casilla. Hay ${countWord(RUNNERS)} corredores por turno; uno nuevo empieza una casilla por encima de tu ficha, o en la primera.`,
      },
      {
        lead: 'Las dos sumas',
        says: 'Si las dos sumas de tu combinación pueden avanzar, las dos deben hacerlo. Si queda un corredor para dos columnas nuevas, eliges cuál.',
      },
      {
        lead: 'Parar o seguir',
        says: 'Después de cada avance puedes parar: tus fichas ocupan el lugar de los corredores. O vuelve a tirar, para subir más.',
      },
      {
        lead: 'Fallo',
        says: 'Si ninguna combinación tiene una suma que pueda avanzar, los corredores se quitan y se pierde todo lo subido en este turno.',
      },
      {
        lead: 'Conquistar',
        says: `Para con un corredor en la cima y la columna es tuya, cerrada para todos. ${wins}.`,
      },
    ],
  };
}

function playingWell(figures: Figures): HelpPage {
  const open = ways(figures.dead, []);
  const closed = ways(figures.dead, [6, 8]);
  const say = (...columns: readonly Column[]) =>
    `${columns.join('-')} en ${rolls(figures, ways(figures.sets, columns))}`;
  const risk =
    open === 0 ? 'ninguna tirada puede fallar' : `${form(open, 'falla', 'fallan')} ${rolls(figures, open)}`;
  return {
    title: 'Cómo jugar bien',
    parts: [
      {
        lead: 'Un corredor libre',
        says: `Con todas las columnas abiertas y un corredor libre, ${risk}; con la 6 y la 8 cerradas, solo ${form(closed, 'falla', 'fallan')} ${closed} de ${count(figures.of)}. Así que no pares antes de poner el tercer corredor, salvo que uno esté en una cima que necesitas.`,
      },
      {
        lead: 'El centro',
        says: `Alguna pareja suma 7 en ${rolls(figures, figures.columns[7])}, y 2 en ${rolls(figures, figures.columns[2])}. Busca dos columnas cerca del centro.`,
      },
      {
        lead: 'Buena compañía',
        says: `Tres corredores fallan: ${say(6, 7, 8)}; ${say(4, 6, 8)}; ${say(5, 6, 8)}; ${say(5, 7, 9)}. Las columnas pares van mejor juntas que las impares, y una impar entre ellas no aporta nada.`,
      },
      {
        lead: 'Los dobles',
        says: 'Un doble que sube dos veces el mismo corredor deja otro libre para la próxima tirada.',
      },
      {
        lead: 'Contar hasta parar',
        says: `La regla del ${figures.stopAt}: una casilla cuenta ${figures.steps[7]} en la 7 y uno más por cada número de distancia, ${figures.steps[2]} en la 2; la casilla en la que pones un corredor cuenta el doble. Con tres corredores puestos, para al llegar a ${figures.stopAt}.`,
      },
      {
        lead: 'Columnas cerradas',
        says: `Todo lo que se cierra empeora las tiradas de todos: con corredores en la 6 y la 8 y el tercero en su cima fallas en ${rolls(figures, ways(figures.topped, [6, 8]))}, no en ${ways(figures.sets, [6, 7, 8])} como con 6-7-8. Fíjate en quién está a punto de cerrar una.`,
      },
      {
        lead: 'Ir por detrás',
        says: 'Una casilla solo cuenta cuando tu ficha está en ella; pero si otro gana en su próximo turno, parar a salvo no salva nada. Tira.',
      },
    ],
  };
}

function mistakes(figures: Figures): HelpPage {
  return {
    title: 'Errores frecuentes',
    parts: [
      {
        lead: 'Parar pronto',
        says: `Con un corredor libre y todas las columnas abiertas, ${ways(figures.dead, []) === 0 ? 'nada puede salir mal' : 'poco puede salir mal'}: tira.`,
      },
      {
        lead: 'El tercer corredor',
        says: `Gastarlo en la 2, la 3, la 11 o la 12 por una sola casilla: un 2 solo sale en ${rolls(figures, figures.columns[2])}, un 3 en ${rolls(figures, figures.columns[3])}.`,
      },
      {
        lead: 'Avanzan las dos',
        says: 'Elegir una combinación por una suma y olvidar que la otra también debe avanzar, incluso donde duele.',
      },
      {
        lead: 'En la cima, y más',
        says: `Seguir con un corredor en su cima. La columna no es tuya hasta que pares, y ya no ayuda: con los otros en la 6 y la 7 fallas en ${rolls(figures, ways(figures.topped, [6, 7]))}.`,
      },
      {
        lead: 'Mala suerte',
        says: `Llamar mala suerte a un fallo con 3-5-7: llega en ${rolls(figures, ways(figures.sets, [3, 5, 7]))}. Con 2-3-12 son ${rolls(figures, ways(figures.sets, [2, 3, 12]))}.`,
      },
      {
        lead: 'A salvo para siempre',
        says: `Un corredor libre no siempre protege: con la 12 cerrada ${missed(figures, [12])}, cuatro seises; con la 6, la 8 y la 10 cerradas ${missed(figures, [6, 8, 10])}.`,
      },
    ],
  };
}

function glossary(figures: Figures): HelpPage {
  return {
    title: 'Palabras del juego',
    parts: [
      {
        lead: 'Corredor',
        says: `Uno de los ${countWord(RUNNERS)} conos que suben durante un turno, sea de quien sea.`,
      },
      { lead: 'Ficha', says: 'La pieza de un jugador en una columna: el avance que ya es suyo.' },
      { lead: 'Corredor libre', says: 'El que aún no está en el tablero en este turno.' },
      {
        lead: 'Combinación',
        says: 'Una de las formas, hasta tres, de repartir cuatro dados en dos parejas.',
      },
      {
        lead: 'Doble',
        says: 'Una combinación con la misma suma dos veces: su corredor sube dos casillas.',
      },
      { lead: 'Fallo', says: 'Una tirada sin nada que mover: el turno acaba y se pierde lo subido en él.' },
      {
        lead: 'Conquistar',
        says: 'Parar con un corredor en la cima. La columna queda ganada y cerrada.',
      },
      {
        lead: `Regla del ${figures.stopAt}`,
        says: `Una cuenta de lo que se juega en un turno; al llegar a ${figures.stopAt} con tres corredores puestos, es hora de parar.`,
      },
      {
        lead: 'Tirada libre',
        says: `En Express: ninguno de los cinco dados muestra uno de tus tres números de quinto dado, así que no se gasta ninguna casilla. Pasa en el ${percent(figures.freeRide.ways, figures.freeRide.of)} de las tiradas.`,
      },
    ],
  };
}

/** "104 de 1296 tiradas (8,0 %)". */
function rolls({ of }: Figures, found: number): string {
  return `${rollCount(found, of)} (${percent(found, of)})`;
}

/** "falla 1 de 1296 tiradas": with these columns closed and a runner in hand. */
function missed({ dead, of }: Figures, closed: readonly Column[]): string {
  const found = ways(dead, closed);
  return `${form(found, 'falla', 'fallan')} ${rollCount(found, of)}`;
}

/** The count for just these columns; that it is there is settled where the figures are made. */
function ways(figures: Figures['sets'], columns: readonly Column[]): number {
  const found = figures.find((figure) => figure.columns.join() === columns.join());
  if (found === undefined)
    throw new Error(`No se entregó ninguna cifra para las columnas ${columns.join('-')}.`);
  return found.ways;
}
