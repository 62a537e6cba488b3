/**
 * What people read about the dice reader: a title and the next step for every state and cause.
 * It knows no ports; it is told the status in plain shapes.
 */

import type { ListProblem, ReaderSentence, ReaderSubject } from '../en/reader.ts';
import { allOf, anyOf } from './numbers.ts';
import { READER_WORDS } from './reader-panel.ts';

const BY_HAND = 'Bis dahin tippe die Würfel ein oder an.';
const RETRY = READER_WORDS.retry;
const COMMON_SPEEDS = [115200, 9600, 57600];

/** Title and next step for a status. The way by hand is named wherever the reader cannot be used. */
export function readerSentence(reader: ReaderSubject): ReaderSentence {
  const at = reader.path === null ? '' : ` an ${reader.path}`;
  const path = reader.path ?? 'Der Würfelleser';
  switch (reader.state) {
    case 'absent':
      return {
        title: 'Kein Würfelleser.',
        next: 'Tippe die Würfel ein oder an, oder wähle einen Leser aus der Liste.',
      };
    case 'opening':
      return reader.why === 'busy'
        ? {
            title: `${path} wird von einem anderen Programm benutzt; neuer Versuch läuft.`,
            next: 'Schließ andere Programme, die den Leser benutzen, etwa den seriellen Monitor der Arduino IDE.',
          }
        : {
            title: `${path} wird geöffnet.`,
            next: 'Nichts zu tun. Tippe die Würfel ein, wenn du nicht warten willst.',
          };
    case 'identifying':
      return {
        title: `${path} ist offen und startet noch.`,
        next: 'Würfe in diesen ersten Sekunden werden gezeigt, zählen aber nicht.',
      };
    case 'ready':
      return { title: `Würfelleser${at} bereit.`, next: 'Wirf die Würfel.' };
    case 'stale':
      return {
        title: `Vom Würfelleser${at} kam seit einigen Sekunden nichts.`,
        next: `Sieh nach Kabel und Strom. Ein Wurf, den er meldet, zählt trotzdem. ${BY_HAND}`,
      };
    case 'reconnecting':
      return away(reader, at, path);
    case 'failed':
      return failure(reader, at, path);
  }
}

function away(reader: ReaderSubject, at: string, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: `Der Würfelleser${at} ist noch nicht da.`,
        next: `Steck ihn ein; er verbindet sich von selbst. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Zwei Leser sehen gleich aus: ${allOf(reader.alike)}.`,
        next: `Wähle den, der deine Würfel liest; vorher wird keiner geöffnet. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `Der Würfelleser${at} ist wieder da, aber ein anderes Programm belegt ihn; neuer Versuch läuft.`,
        next: `Schließ den seriellen Monitor, oder warte: Eine Modemprobe lässt nach einigen Sekunden los. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `Der Würfelleser${at} ist wieder da, aber das System gibt ihn uns noch nicht; neuer Versuch läuft.`,
        next: `Das legt sich oft in Sekunden von selbst. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `Der Würfelleser${at} ist wieder da, antwortet aber nicht; neuer Versuch läuft.`,
        next: `Zieh das Kabel heraus, warte kurz, steck es wieder ein. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `${path} ist wieder da, aber das Gerät dort sagt nicht, dass es dieser Würfelleser ist; neuer Versuch läuft.`,
        next: `Zieh das Kabel heraus und steck es wieder ein, oder wähle den Leser neu. ${BY_HAND}`,
      };
    case 'silent':
      return {
        title: `Der Würfelleser${at} ist verstummt; die Verbindung wird neu aufgebaut.`,
        next: `Sieh nach seinem Strom, oder zieh das Kabel heraus und steck es wieder ein. ${BY_HAND}`,
      };
    case 'other':
      return {
        title: `Der Würfelleser${at} ist wieder da, lässt sich aber nicht öffnen (${reader.detail ?? 'kein Grund genannt'}); neuer Versuch läuft.`,
        next: `Zieh das Kabel heraus und steck es wieder ein. ${BY_HAND}`,
      };
    case 'unplugged':
    case 'not-serial':
    case 'bad-baud':
    case 'speed':
    case 'wrong-device':
    case null:
      return {
        title: `Der Würfelleser${at} ist ausgesteckt.`,
        next: `Prüfe das Kabel und steck ihn wieder ein; er verbindet sich von selbst. ${BY_HAND}`,
      };
  }
}

function failure(reader: ReaderSubject, at: string, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: reader.path === null ? 'Dort ist kein Gerät.' : `Unter ${reader.path} gibt es kein Gerät.`,
        next: `Prüfe Schreibweise und Kabel, oder wähle einen Leser aus der Liste; dann drücke „${RETRY}“. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `Du darfst ${reader.path ?? 'den Würfelleser'} nicht benutzen.`,
        next:
          (reader.group === null
            ? 'Bitte um Aufnahme in die Gruppe, der das Gerät gehört'
            : `Bitte um Aufnahme in die Gruppe „${reader.group}“, der das Gerät gehört`) +
          `, melde dich ab und wieder an, dann drücke „${RETRY}“. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `${path} wird von einem anderen Programm benutzt.`,
        next: `Schließ es (oft der serielle Monitor der Arduino IDE oder ein anderes Tableside), dann drücke „${RETRY}“. ${BY_HAND}`,
      };
    case 'not-serial':
      return {
        title: `${path} ist kein serieller Anschluss.`,
        next: `Wähle einen Leser aus der Liste, oder tippe den Pfad eines seriellen Geräts ein, etwa /dev/ttyUSB0. ${BY_HAND}`,
      };
    case 'bad-baud':
      return {
        title: `${reader.baud} ist keine Baudrate, die ein Leser haben kann.`,
        next: `Tippe eine ganze Zahl von 300 bis 2000000 ein; die meisten Leser haben ${anyOf(COMMON_SPEEDS)}. ${BY_HAND}`,
      };
    case 'speed':
      return {
        title: `Was der Würfelleser${at} sendet, ist mit Baudrate ${reader.baud} nicht lesbar.`,
        next: `Versuch ${anyOf(COMMON_SPEEDS.filter((baud) => baud !== reader.baud))}. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `${path} ließ sich nicht in fünf Sekunden öffnen.`,
        next: `Zieh das Kabel heraus, steck es wieder ein, dann drücke „${RETRY}“. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `${path} ist offen, aber nichts dort sagt, dass es ein Würfelleser ist.`,
        next: `Sendet das Gerät einfache Ziffern, nutze es als einfachen Leser. ${BY_HAND}`,
      };
    case 'wrong-device':
      return {
        title: `${reader.path === null ? 'Hier' : `An ${reader.path}`} ist ein anderer Würfelleser (${reader.detail ?? 'ohne Namen'}), nicht der dieses Tisches.`,
        next: `Steck deinen ein, oder wähle diesen aus der Liste, wenn er gemeint ist. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Nichts unterscheidet ${allOf(reader.alike)}.`,
        next: `Wähle den, der deine Würfel liest. ${BY_HAND}`,
      };
    case 'other':
    case 'silent':
    case 'unplugged':
    case null:
      return {
        title: `${path} ließ sich nicht öffnen (${reader.detail ?? 'das System nannte keinen Grund'}).`,
        next: `Steck das Kabel neu ein oder wähle einen anderen Leser, dann drücke „${RETRY}“. ${BY_HAND}`,
      };
  }
}

/** What the picker says in place of a list of ports. */
export function listSentence(problem: ListProblem): ReaderSentence {
  switch (problem) {
    case 'no-udevadm':
      return {
        title: 'Die Anschlüsse lassen sich nicht auflisten: Das Programm udevadm fehlt.',
        next: 'Tippe den Pfad des Lesers ein, etwa /dev/ttyUSB0, oder installiere das Paket „udev“.',
      };
    case 'timed-out':
      return {
        title: 'Das System hat seine Anschlüsse nicht in drei Sekunden aufgelistet.',
        next: 'Tippe den Pfad des Lesers ein, etwa /dev/ttyUSB0, oder öffne diese Liste später noch einmal.',
      };
    case 'failed':
      return {
        title: 'Das System konnte seine Anschlüsse nicht auflisten.',
        next: 'Tippe den Pfad des Lesers ein, etwa /dev/ttyUSB0.',
      };
  }
}

/** What the picker says when the list is empty and nothing is wrong. */
export const noPortsSentence: ReaderSentence = {
  title: 'Kein serieller Anschluss ist eingesteckt.',
  next: 'Steck den Leser ein und öffne diese Liste noch einmal, oder tippe seinen Pfad ein.',
};
