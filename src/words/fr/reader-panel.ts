/** What the panel of the dice reader says beside the sentences for its states: buttons, fields, a name for each state. */

import type { ReaderNote } from '../../contract/from-host.ts';
import type { ReaderSubject } from '../en/reader.ts';

/** The state in a few words, for the button that opens the panel. */
export function readerBrief(reader: ReaderSubject): string {
  switch (reader.state) {
    case 'absent':
      return 'Pas de lecteur';
    case 'opening':
      return reader.why === 'busy' ? 'Lecteur occupé, essai' : 'Lecteur s’ouvre';
    case 'identifying':
      return 'Lecteur démarre';
    case 'ready':
      return 'Lecteur prêt';
    case 'stale':
      return 'Lecteur muet';
    case 'reconnecting':
      if (reader.why === 'silent' || reader.why === 'no-hello') return 'Lecteur muet';
      return reader.why === 'two-alike' ? 'Deux lecteurs pareils' : 'Lecteur débranché';
    case 'failed':
      return FAILURES[reader.why ?? 'other'];
  }
}

const FAILURES: Readonly<Record<NonNullable<ReaderSubject['why']>, string>> = {
  unplugged: 'Lecteur débranché',
  missing: 'Lecteur introuvable',
  denied: 'Lecteur : accès refusé',
  busy: 'Lecteur pris ailleurs',
  'not-serial': 'Pas un lecteur de dés',
  'bad-baud': 'Mauvaise vitesse',
  'no-answer': 'Lecteur sans réponse',
  'no-hello': 'Le lecteur ne dit rien',
  'wrong-device': 'Autre lecteur',
  silent: 'Lecteur muet',
  speed: 'Mauvaise vitesse',
  'two-alike': 'Deux lecteurs pareils',
  other: 'Lecteur sans contact',
};

/** A reading that changed nothing: what came, and what to do. */
export function readerNoteWords(note: ReaderNote): string {
  const faces = note.dice?.join('-') ?? '';
  const roll = note.dice === null ? 'un lancer' : `le lancer ${faces}`;
  const die = note.die === undefined ? 'Un dé' : `Le dé ${note.die}`;
  switch (note.why) {
    case 'not-awaited':
      return `Le lecteur a envoyé ${roll}, mais aucun n’était attendu : il ne compte pas.`;
    case 'early':
      return `Le lecteur a envoyé ${roll} pendant son démarrage : il ne compte pas. Saisissez-le s’il devait compter.`;
    case 'bad-roll':
      return 'Le lecteur a envoyé quelque chose d’étrange. Lisez les dés et saisissez-les.';
    case 'other-count':
      return `Le lecteur a annoncé ${note.dice?.length ?? 0} dés (${faces}), mais c’est un autre nombre qui est attendu maintenant. Saisissez ceux qui comptent.`;
    case 'kept':
      return `Un seul dé est relancé, mais ${roll} diffère sur plusieurs. Lisez les dés et saisissez-les tous.`;
    case 'gap':
      return `Avant ${roll}, le lecteur a envoyé quelque chose qui n’est pas arrivé. Ne l’utilisez que si c’est le lancer qui compte.`;
    case 'boot':
      return `Le lecteur a redémarré avant ${roll} et n’a pas dit qui il est. Ne l’utilisez que si c’est le lancer qui compte.`;
    case 'unsure':
      return note.dice === null
        ? 'Le lecteur n’est pas sûr de ce qu’il voit. Lisez les dés et saisissez-les.'
        : `Le lecteur n’est pas sûr du lancer ${faces}. Comparez-le avec les dés avant de l’utiliser.`;
    case 'cocked':
      return `${die} est cassé, dit le lecteur. Lancez selon les règles de cette table, ou saisissez les dés.`;
    case 'stacked':
      return `${die} est posé sur un autre, dit le lecteur. Lancez selon les règles de cette table, ou saisissez les dés.`;
    case 'count':
      return 'Le lecteur ne voit pas autant de dés qu’il devrait. Cherchez celui qui manque, ou saisissez les dés.';
    case 'obscured':
      return 'Le lecteur ne peut pas voir tous les dés. Dégagez sa vue, ou saisissez les dés.';
    case 'moving':
      return 'Pour le lecteur, les dés ne se sont pas arrêtés. Saisissez-les tels qu’ils sont.';
    case 'lowlight':
      return 'Il fait trop sombre pour le lecteur. Donnez-lui plus de lumière, ou saisissez les dés.';
    case 'offtray':
      return `${die} est hors du bac, dit le lecteur. Lancez selon les règles de cette table, ou saisissez les dés.`;
    case 'unbound':
      return 'Le lecteur annonce chaque dé à part : associez les dés de cette table dans le panneau du lecteur. D’ici là, saisissez les dés.';
    case 'stranger':
      return `${die} n’est pas de cette table et ne compte pas. S’il doit en être, associez de nouveau les dés dans le panneau du lecteur.`;
    case 'extra':
      return 'Il y a plus de dés que n’en compte le lancer. Saisissez ceux qui comptent, ou relancez.';
    case 'clash':
      return `${die} a annoncé deux faces sans avoir roulé. Lisez les dés et saisissez-les.`;
    case 'incomplete':
      return note.dice === null
        ? 'Le lecteur n’a annoncé aucune face de ce lancer. Saisissez les dés.'
        : `Le lecteur n’a annoncé que ${faces} de ce lancer. Saisissez le reste.`;
    case 'half':
      return 'Le lecteur a été perdu en plein lancer. Saisissez les dés tels qu’ils sont.';
    case 'battery':
      return `${die} a une batterie faible. Rechargez-le bientôt ; il compte encore.`;
  }
}

export const READER_WORDS = {
  title: 'Lecteur de dés',
  ports: 'Où le lecteur est branché',
  builtIn: 'Ports de la machine elle-même',
  refresh: 'Rechercher',
  looking: 'Recherche des ports.',
  other: 'Autre chemin',
  path: 'Chemin',
  speed: 'Vitesse',
  otherSpeed: 'Autre vitesse',
  baud: 'Bauds',
  nothingPicked: 'Choisissez un port, ou tapez son chemin.',
  noSpeed: 'Tapez une vitesse de 300 à 2000000.',
  settings: 'Autres réglages',
  askFirst: 'Demander avant qu’une lecture compte',
  askHint: 'Chaque lancer du lecteur attend alors un oui.',
  open: 'Ouvrir',
  retry: 'Réessayer',
  close: 'Sans lecteur',
  tabs: 'Parties de cette page',
  setUp: 'Préparer',
  diagnostics: 'Diagnostic',
  form: 'Ce qu’il envoie',
  settle: 'Temps de repos (chiffres simples)',
  settleHint:
    'Pour les lecteurs qui envoient les dés avant qu’ils s’arrêtent : le dernier lancer compte une fois le lecteur resté muet ce temps.',
  release: 'Relâcher DTR et RTS après l’ouverture',
  releaseHint: 'Seulement pour les cartes qui restent muettes sans cela, comme certaines ESP32.',
  plain: 'Utiliser comme lecteur simple',
  trySpeed: 'Essayer',
  run: 'À exécuter dans un terminal',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'La copie n’est pas permise ici : sélectionnez le texte et copiez-le à la main.',
};

/** Forms of the dice line as a person picks them. */
export const FORM_WORDS: Readonly<Record<'auto' | 'plain' | 'checked' | 'json', string>> = {
  auto: 'Le découvrir tout seul',
  plain: 'Chiffres simples',
  checked: 'Trames vérifiées ($…*)',
  json: 'Lignes JSON',
};

export const TRY_WORDS = {
  title: 'Essai',
  test: 'Lancer pour essayer',
  testing: 'Lancez les dés maintenant. Ce lancer est montré ici et ne compte pas.',
  tested: 'Lu, et non compté. Comparez avec les dés.',
  again: 'Essayer encore',
  stop: 'Finir l’essai',
  bind: 'Dés qui s’annoncent un par un',
  bindHint:
    'Pour les dés connectés et leurs passerelles : lancez une fois chaque dé de cette table, pour qu’aucun autre dé ne soit pris pour l’un d’eux.',
  bindFour: 'Associer quatre dés',
  bindFive: 'En associer cinq (Express)',
  binding: 'Lancez une fois chaque dé de cette table.',
  done: 'Ces dés comptent maintenant.',
  leave: 'Abandonner',
};

/** How far the binding of dice has come: "2 sur 4 : d1 (montre 4), d2 (montre 1)". */
export function bindWords(
  count: number,
  dice: readonly { readonly die: string; readonly value: number }[],
): string {
  const names = dice.map(({ die, value }) => `${die} (montre ${value})`).join(', ');
  return `${dice.length} sur ${count}${names === '' ? '' : ` : ${names}`}`;
}

/** The dice that are bound: "Associés : d1, d2, d3, d4." */
export const boundWords = (bound: readonly string[]): string =>
  bound.length === 0 ? 'Aucun dé n’est associé.' : `Associés : ${bound.join(', ')}.`;

/** A time to choose for the reader to settle; milliseconds in. */
export const settleWords = (ms: number): string =>
  ms === 0 ? 'Aussitôt' : `${String(ms / 1000).replace('.', ',')}\u00a0s`;
