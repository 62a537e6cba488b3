/**
 * What people read about the dice reader: a title and the next step for every state and cause.
 * It knows no ports; it is told the status in plain shapes.
 */

import type { ListProblem, ReaderSentence, ReaderSubject } from '../en/reader.ts';
import { anyOf } from './numbers.ts';

const BY_HAND = 'D’ici là, tapez les dés ou touchez leurs faces.';
const COMMON_SPEEDS = [115200, 9600, 57600];

/** Title and next step for a status. The way by hand is named wherever the reader cannot be used. */
export function readerSentence(reader: ReaderSubject): ReaderSentence {
  const path = reader.path ?? 'le lecteur de dés';
  switch (reader.state) {
    case 'absent':
      return {
        title: 'Pas de lecteur de dés.',
        next: 'Tapez les dés ou touchez leurs faces, ou choisissez un lecteur dans la liste.',
      };
    case 'opening':
      return reader.why === 'busy'
        ? {
            title: `Un autre programme utilise ${path} ; nouvel essai en cours.`,
            next: 'Fermez les autres programmes qui utilisent le lecteur, comme le moniteur série de l’IDE Arduino.',
          }
        : {
            title: `Ouverture : ${path}.`,
            next: 'Rien à faire. Tapez les dés si vous ne voulez pas attendre.',
          };
    case 'identifying':
      return {
        title: `${path} est ouvert ; on attend qu’il démarre.`,
        next: 'Les lancers de ces premières secondes sont montrés mais ne comptent pas.',
      };
    case 'ready':
      return { title: `Lecteur de dés prêt sur ${path}.`, next: 'Lancez les dés.' };
    case 'stale':
      return {
        title: `Rien n’est venu du lecteur de dés sur ${path} depuis quelques secondes.`,
        next: `Vérifiez son câble et son alimentation. Un lancer qu’il envoie compte toujours. ${BY_HAND}`,
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
        title: `Le lecteur de dés sur ${path} n’est pas encore là.`,
        next: `Branchez-le ; il se connecte tout seul. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Deux lecteurs se ressemblent : ${anyOf(reader.alike)}.`,
        next: `Choisissez celui qui lit vos dés ; aucun n’est ouvert avant. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `Le lecteur de dés est de retour sur ${path}, mais un autre programme l’occupe ; nouvel essai en cours.`,
        next: `Fermez le moniteur série, ou attendez : une détection de modem lâche prise après quelques secondes. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `Le lecteur de dés est de retour sur ${path}, mais le système ne nous le donne pas encore ; nouvel essai en cours.`,
        next: `Cela passe souvent tout seul en quelques secondes. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `Le lecteur de dés sur ${path} est de retour mais ne répond pas ; nouvel essai en cours.`,
        next: `Débranchez le câble, attendez un instant, rebranchez-le. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `Sur ${path}, un appareil est de retour, mais il ne dit pas qu’il est ce lecteur de dés ; nouvel essai en cours.`,
        next: `Débranchez et rebranchez le câble, ou choisissez de nouveau le lecteur. ${BY_HAND}`,
      };
    case 'silent':
      return {
        title: `Le lecteur de dés sur ${path} est devenu muet ; reconnexion en cours.`,
        next: `Vérifiez son alimentation, ou débranchez et rebranchez le câble. ${BY_HAND}`,
      };
    case 'other':
      return {
        title: `Le lecteur de dés est de retour sur ${path}, mais son ouverture échoue (${reader.detail ?? 'sans raison donnée'}) ; nouvel essai en cours.`,
        next: `Débranchez et rebranchez le câble. ${BY_HAND}`,
      };
    case 'unplugged':
    case 'not-serial':
    case 'bad-baud':
    case 'speed':
    case 'wrong-device':
    case null:
      return {
        title: `Le lecteur de dés sur ${path} est débranché.`,
        next: `Vérifiez le câble et rebranchez-le ; il se connecte tout seul. ${BY_HAND}`,
      };
  }
}

function failure(reader: ReaderSubject, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: `Il n’y a aucun appareil sur ${path}.`,
        next: `Vérifiez l’orthographe et le câble, ou choisissez un lecteur dans la liste ; puis appuyez sur Réessayer. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `Vous n’avez pas le droit d’utiliser ${path}.`,
        next:
          (reader.group === null
            ? 'Demandez à entrer dans le groupe auquel appartient l’appareil'
            : `Demandez à entrer dans le groupe « ${reader.group} », auquel appartient l’appareil`) +
          `, fermez et rouvrez la session, puis appuyez sur Réessayer. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `Un autre programme utilise ${path}.`,
        next: `Fermez-le (souvent le moniteur série de l’IDE Arduino, ou un autre Tableside), puis appuyez sur Réessayer. ${BY_HAND}`,
      };
    case 'not-serial':
      return {
        title: `${path} n’est pas un port série.`,
        next: `Choisissez un lecteur dans la liste, ou tapez le chemin d’un appareil série comme /dev/ttyUSB0. ${BY_HAND}`,
      };
    case 'bad-baud':
      return {
        title: `${reader.baud} n’est pas une vitesse possible pour un lecteur.`,
        next: `Tapez un nombre entier de 300 à 2000000 ; la plupart des lecteurs utilisent ${anyOf(COMMON_SPEEDS)}. ${BY_HAND}`,
      };
    case 'speed':
      return {
        title: `Ce qu’envoie ${path} n’est pas lisible à la vitesse ${reader.baud}.`,
        next: `Essayez ${anyOf(COMMON_SPEEDS.filter((baud) => baud !== reader.baud))}. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `${path} ne s’est pas ouvert en cinq secondes.`,
        next: `Débranchez le câble, rebranchez-le, puis appuyez sur Réessayer. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `${path} est ouvert, mais rien n’y dit être un lecteur de dés.`,
        next: `S’il écrit de simples chiffres, utilisez-le comme lecteur simple. ${BY_HAND}`,
      };
    case 'wrong-device':
      return {
        title: `Sur ${path}, il y a un autre lecteur de dés (${reader.detail ?? 'sans nom'}), pas celui de cette table.`,
        next: `Branchez le vôtre, ou choisissez celui-ci dans la liste si c’est lui que vous voulez. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Rien ne distingue ces lecteurs : ${anyOf(reader.alike)}.`,
        next: `Choisissez celui qui lit vos dés. ${BY_HAND}`,
      };
    case 'other':
    case 'silent':
    case 'unplugged':
    case null:
      return {
        title: `Impossible d’ouvrir ${path} (${reader.detail ?? 'le système n’a pas donné de raison'}).`,
        next: `Rebranchez le câble ou choisissez un autre lecteur, puis appuyez sur Réessayer. ${BY_HAND}`,
      };
  }
}

/** What the picker says in place of a list of ports. */
export function listSentence(problem: ListProblem): ReaderSentence {
  switch (problem) {
    case 'no-udevadm':
      return {
        title: 'Impossible de lister les ports : le programme udevadm manque.',
        next: 'Tapez le chemin du lecteur, comme /dev/ttyUSB0, ou installez le paquet « udev ».',
      };
    case 'timed-out':
      return {
        title: 'Le système n’a pas listé ses ports en trois secondes.',
        next: 'Tapez le chemin du lecteur, comme /dev/ttyUSB0, ou rouvrez cette liste plus tard.',
      };
    case 'failed':
      return {
        title: 'Le système n’a pas pu lister ses ports.',
        next: 'Tapez le chemin du lecteur, comme /dev/ttyUSB0.',
      };
  }
}

/** What the picker says when the list is empty and nothing is wrong. */
export const noPortsSentence: ReaderSentence = {
  title: 'Aucun port série n’est branché.',
  next: 'Branchez le lecteur et rouvrez cette liste, ou tapez son chemin.',
};
