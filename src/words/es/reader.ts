/**
 * What people read about the dice reader: a title and the next step for every state and cause.
 * It knows no ports; it is told the status in plain shapes.
 */

import type { ListProblem, ReaderSentence, ReaderSubject } from '../en/reader.ts';
import { allOf, anyOf } from './numbers.ts';

const BY_HAND = 'Hasta entonces, escribe los dados o tócalos.';
const COMMON_SPEEDS = [115200, 9600, 57600];

/** Title and next step for a status. The way by hand is named wherever the reader cannot be used. */
export function readerSentence(reader: ReaderSubject): ReaderSentence {
  const path = reader.path ?? 'el lector de dados';
  switch (reader.state) {
    case 'absent':
      return {
        title: 'No hay lector de dados.',
        next: 'Escribe los dados o tócalos, o elige un lector de la lista.',
      };
    case 'opening':
      return reader.why === 'busy'
        ? {
            title: `Otro programa usa ${path}; se sigue intentando.`,
            next: 'Cierra los otros programas que usan el lector, como el monitor serie del Arduino IDE.',
          }
        : {
            title: `Abriendo ${path}.`,
            next: 'No hay nada que hacer. Escribe los dados si no quieres esperar.',
          };
    case 'identifying':
      return {
        title: `Abierto ${path}; esperando a que arranque.`,
        next: 'Las tiradas de estos primeros segundos se muestran pero no cuentan.',
      };
    case 'ready':
      return { title: `Lector de dados listo en ${path}.`, next: 'Tira los dados.' };
    case 'stale':
      return {
        title: `Hace unos segundos que no llega nada del lector de dados en ${path}.`,
        next: `Mira su cable y su alimentación. Si envía una tirada, esta aún cuenta. ${BY_HAND}`,
      };
    case 'reconnecting':
      return away(reader, path);
    case 'failed':
      return failure(reader, path);
  }
}

function away(reader: ReaderSubject, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: `El lector de dados aún no está en ${path}.`,
        next: `Enchúfalo; se conecta solo. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Dos lectores parecen iguales: ${allOf(reader.alike)}.`,
        next: `Elige el que lee tus dados; antes no se abre ninguno. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `El lector de dados ha vuelto a ${path}, pero lo usa otro programa; se sigue intentando.`,
        next: `Cierra el monitor serie, o espera: un sondeo de módem lo suelta en unos segundos. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `El lector de dados ha vuelto a ${path}, pero el sistema aún no nos lo da; se sigue intentando.`,
        next: `Suele pasar solo en unos segundos. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `El lector de dados ha vuelto a ${path} pero no responde; se sigue intentando.`,
        next: `Desenchufa el cable, espera un momento y vuelve a enchufarlo. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `Ha vuelto ${path}, pero el dispositivo que hay allí no se identifica como este lector de dados; se sigue intentando.`,
        next: `Desenchufa el cable y vuelve a enchufarlo, o elige de nuevo el lector. ${BY_HAND}`,
      };
    case 'silent':
      return {
        title: `El lector de dados en ${path} se ha callado; conectando de nuevo.`,
        next: `Mira su alimentación, o desenchufa el cable y vuelve a enchufarlo. ${BY_HAND}`,
      };
    case 'other':
      return {
        title: `El lector de dados ha vuelto a ${path}, pero no se puede abrir (${reader.detail ?? 'sin motivo conocido'}); se sigue intentando.`,
        next: `Desenchufa el cable y vuelve a enchufarlo. ${BY_HAND}`,
      };
    case 'unplugged':
    case 'not-serial':
    case 'bad-baud':
    case 'speed':
    case 'wrong-device':
    case null:
      return {
        title: `El lector de dados en ${path} está desenchufado.`,
        next: `Mira el cable y vuelve a enchufarlo; se conecta solo. ${BY_HAND}`,
      };
  }
}

function failure(reader: ReaderSubject, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: `No hay ningún dispositivo en ${path}.`,
        next: `Revisa la ruta y el cable, o elige un lector de la lista; luego pulsa Reintentar. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `No tienes permiso para usar ${path}.`,
        next:
          (reader.group === null
            ? 'Pide entrar en el grupo dueño del dispositivo'
            : `Pide entrar en el grupo «${reader.group}», dueño del dispositivo`) +
          `, cierra la sesión, vuelve a entrar y pulsa Reintentar. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `Otro programa usa ${path}.`,
        next: `Ciérralo (suele ser el monitor serie del Arduino IDE, u otro Tableside) y pulsa Reintentar. ${BY_HAND}`,
      };
    case 'not-serial':
      return {
        title: `No es un puerto serie: ${path}.`,
        next: `Elige un lector de la lista, o escribe la ruta de un dispositivo serie como /dev/ttyUSB0. ${BY_HAND}`,
      };
    case 'bad-baud':
      return {
        title: `Un lector no puede tener la velocidad ${reader.baud}.`,
        next: `Escribe un número entero de 300 a 2000000; la mayoría de los lectores usa ${anyOf(COMMON_SPEEDS)}. ${BY_HAND}`,
      };
    case 'speed':
      return {
        title: `Lo que envía ${path} no se puede leer a la velocidad ${reader.baud}.`,
        next: `Prueba con ${anyOf(COMMON_SPEEDS.filter((baud) => baud !== reader.baud))}. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `No se pudo abrir ${path} en cinco segundos.`,
        next: `Desenchufa el cable, vuelve a enchufarlo y pulsa Reintentar. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `Está abierto ${path}, pero nada allí se identifica como lector de dados.`,
        next: `Si envía cifras sueltas, úsalo como lector simple. ${BY_HAND}`,
      };
    case 'wrong-device':
      return {
        title: `En ${path} hay otro lector de dados (${reader.detail ?? 'sin nombre'}), no el de esta mesa.`,
        next: `Enchufa el tuyo, o elige este de la lista si es el que quieres. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Nada distingue ${allOf(reader.alike)}.`,
        next: `Elige el que lee tus dados. ${BY_HAND}`,
      };
    case 'other':
    case 'silent':
    case 'unplugged':
    case null:
      return {
        title: `No se pudo abrir ${path} (${reader.detail ?? 'el sistema no dio motivo'}).`,
        next: `Vuelve a enchufar el cable o elige otro lector, y pulsa Reintentar. ${BY_HAND}`,
      };
  }
}

/** What the picker says in place of a list of ports. */
export function listSentence(problem: ListProblem): ReaderSentence {
  switch (problem) {
    case 'no-udevadm':
      return {
        title: 'No se pueden listar los puertos: falta el programa udevadm.',
        next: 'Escribe la ruta del lector, como /dev/ttyUSB0, o instala el paquete «udev».',
      };
    case 'timed-out':
      return {
        title: 'El sistema no listó sus puertos en tres segundos.',
        next: 'Escribe la ruta del lector, como /dev/ttyUSB0, o abre esta lista más tarde.',
      };
    case 'failed':
      return {
        title: 'El sistema no pudo listar sus puertos.',
        next: 'Escribe la ruta del lector, como /dev/ttyUSB0.',
      };
  }
}

/** What the picker says when the list is empty and nothing is wrong. */
export const noPortsSentence: ReaderSentence = {
  title: 'No hay ningún puerto serie enchufado.',
  next: 'Enchufa el lector y abre esta lista otra vez, o escribe su ruta.',
};
