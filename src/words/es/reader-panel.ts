/** What the panel of the dice reader says beside the sentences for its states: buttons, fields, a name for each state. */

import type { ReaderNote } from '../../contract/from-host.ts';
import type { ReaderSubject } from '../en/reader.ts';
import { form } from './grammar.ts';

/** The state in a few words, for the button that opens the panel. */
export function readerBrief(reader: ReaderSubject): string {
  switch (reader.state) {
    case 'absent':
      return 'Sin lector de dados';
    case 'opening':
      return reader.why === 'busy' ? 'Lector en uso, probando' : 'Abriendo el lector';
    case 'identifying':
      return 'Lector arrancando';
    case 'ready':
      return 'Lector listo';
    case 'stale':
      return 'Lector callado';
    case 'reconnecting':
      if (reader.why === 'silent' || reader.why === 'no-hello') return 'Lector callado';
      return reader.why === 'two-alike' ? 'Dos lectores iguales' : 'Lector desenchufado';
    case 'failed':
      return FAILURES[reader.why ?? 'other'];
  }
}

const FAILURES: Readonly<Record<NonNullable<ReaderSubject['why']>, string>> = {
  unplugged: 'Lector desenchufado',
  missing: 'Lector no hallado',
  denied: 'Lector: sin permiso',
  busy: 'Lector en otro programa',
  'not-serial': 'No es un lector',
  'bad-baud': 'Lector: mala velocidad',
  'no-answer': 'El lector no responde',
  'no-hello': 'Lector sin identificar',
  'wrong-device': 'Otro lector',
  silent: 'Lector callado',
  speed: 'Lector: mala velocidad',
  'two-alike': 'Dos lectores iguales',
  other: 'Lector: sin contacto',
};

/** A reading that changed nothing: what came, and what to do. */
export function readerNoteWords(note: ReaderNote): string {
  const roll = note.dice === null ? 'una tirada' : `la tirada ${note.dice.join('-')}`;
  const die = note.die === undefined ? 'Un dado' : `El dado ${note.die}`;
  switch (note.why) {
    case 'not-awaited':
      return `El lector envió ${roll}, pero no se esperaba ninguna: no cuenta.`;
    case 'early':
      return `El lector envió ${roll} mientras arrancaba: no cuenta. Escríbela si era de verdad.`;
    case 'bad-roll':
      return 'El lector envió algo raro. Lee los dados y escríbelos.';
    case 'other-count':
      return `El lector dio ${note.dice?.length ?? 0} ${form(note.dice?.length ?? 0, 'dado')} (${note.dice?.join('-') ?? ''}), y ahora se espera otra cantidad. Escribe los que cuentan.`;
    case 'kept':
      return `Solo se repite un dado, pero ${roll} cambia en más. Lee los dados y escríbelos todos.`;
    case 'gap':
      return `Antes de ${roll} el lector envió algo que no llegó. Úsala solo si es la tirada que cuenta.`;
    case 'boot':
      return `El lector se reinició antes de ${roll} y no dijo quién es. Úsala solo si es la tirada que cuenta.`;
    case 'unsure':
      return note.dice === null
        ? 'El lector no está seguro de lo que ve. Lee los dados y escríbelos.'
        : `El lector no está seguro de ${roll}. Compárala con los dados antes de usarla.`;
    case 'cocked':
      return `${die} está inclinado, según el lector. Tira como manda la regla de esta mesa, o escribe los dados.`;
    case 'stacked':
      return `${die} está encima de otro, según el lector. Tira como manda la regla de esta mesa, o escribe los dados.`;
    case 'count':
      return 'El lector no ve todos los dados que debería. Busca el que falta, o escribe los dados.';
    case 'obscured':
      return 'Algo tapa los dados al lector. Despéjale la vista, o escribe los dados.';
    case 'moving':
      return 'Para el lector los dados no se quedaron quietos. Escríbelos como están.';
    case 'lowlight':
      return 'Hay poca luz para el lector. Dale más luz, o escribe los dados.';
    case 'offtray':
      return `${die} está fuera de la bandeja, según el lector. Tira como manda la regla de esta mesa, o escribe los dados.`;
    case 'unbound':
      return 'El lector da cada dado por separado: vincula los dados de esta mesa en el panel del lector. Hasta entonces, escribe los dados.';
    case 'stranger':
      return `${die} no es de esta mesa y no cuenta. Si debe contar, vincula de nuevo los dados en el panel del lector.`;
    case 'extra':
      return 'Se tiraron más dados de los que lleva la tirada. Escribe los que cuentan, o tira de nuevo.';
    case 'clash':
      return `${die} dio dos caras sin haber rodado. Lee los dados y escríbelos.`;
    case 'incomplete':
      return note.dice === null
        ? 'El lector no ha dado ninguna cara de esta tirada. Escribe los dados.'
        : `El lector solo ha dado ${note.dice.join('-')} de esta tirada. Completa el resto.`;
    case 'half':
      return 'El lector se perdió a media tirada. Escribe los dados como están.';
    case 'battery':
      return `${die} tiene poca batería. Cárgalo pronto; aún cuenta.`;
  }
}

export const READER_WORDS = {
  title: 'Lector de dados',
  ports: 'Dónde está enchufado el lector',
  builtIn: 'Puertos de la propia máquina',
  refresh: 'Mirar otra vez',
  looking: 'Buscando puertos.',
  other: 'Otra ruta',
  path: 'Ruta',
  speed: 'Velocidad',
  otherSpeed: 'Otra velocidad',
  baud: 'Baudios',
  nothingPicked: 'Elige un puerto, o escribe su ruta.',
  noSpeed: 'Escribe una velocidad de 300 a 2000000.',
  settings: 'Otros ajustes',
  askFirst: 'Preguntar antes de contar',
  askHint: 'Así, cada tirada del lector espera un sí.',
  open: 'Abrir',
  retry: 'Reintentar',
  close: 'No usar lector',
  tabs: 'Partes de esta página',
  setUp: 'Preparar',
  diagnostics: 'Diagnóstico',
  form: 'Qué envía',
  settle: 'Tiempo de reposo (dígitos simples)',
  settleHint:
    'Para lectores que envían los dados cuando aún se mueven: cuenta la última tirada, una vez que el lector ha callado ese tiempo.',
  release: 'Soltar DTR y RTS tras abrir',
  releaseHint: 'Solo para placas que si no se quedan calladas, como algunas ESP32.',
  plain: 'Usar como lector simple',
  trySpeed: 'Probar',
  run: 'Para ejecutar en una terminal',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Aquí no se permite copiar: selecciona el texto y cópialo a mano.',
};

/** Forms of the dice line as a person picks them. */
export const FORM_WORDS: Readonly<Record<'auto' | 'plain' | 'checked' | 'json', string>> = {
  auto: 'Descubrirlo solo',
  plain: 'Cifras sueltas',
  checked: 'Tramas verificadas ($…*)',
  json: 'Líneas JSON',
};

export const TRY_WORDS = {
  title: 'Pruébalo',
  test: 'Tirar para probar',
  testing: 'Tira los dados ahora. Esta tirada se muestra aquí y no cuenta.',
  tested: 'Leída, y no cuenta. Compárala con los dados.',
  again: 'Probar otra vez',
  stop: 'Dejar la prueba',
  bind: 'Dados que informan uno a uno',
  bindHint:
    'Para dados inteligentes y sus pasarelas: tira una vez cada dado de esta mesa, para que ningún otro se tome por uno de ellos.',
  bindFour: 'Vincular 4 dados',
  bindFive: 'Vincular 5 (Express)',
  binding: 'Tira una vez cada dado de esta mesa.',
  done: 'Estos dados cuentan ahora.',
  leave: 'Dejarlo',
};

/** How far the binding of dice has come: "2 de 4: d1 (muestra 4), d2 (muestra 1)". */
export function bindWords(
  count: number,
  dice: readonly { readonly die: string; readonly value: number }[],
): string {
  const names = dice.map(({ die, value }) => `${die} (muestra ${value})`).join(', ');
  return `${dice.length} de ${count}${names === '' ? '' : `: ${names}`}`;
}

/** The dice that are bound: "Vinculados: d1, d2, d3, d4." */
export const boundWords = (bound: readonly string[]): string =>
  bound.length === 0 ? 'No hay dados vinculados.' : `Vinculados: ${bound.join(', ')}.`;

/** A time to choose for the reader to settle; milliseconds in. */
export const settleWords = (ms: number): string =>
  ms === 0 ? 'Al momento' : `${String(ms / 1000).replace('.', ',')}\u00a0s`;
