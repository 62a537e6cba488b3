/** One sentence for every refusal: what is wrong, and where it helps, what to do. */

import { MOST_THROWS } from '../../rules/position.ts';
import type { PositionFault, SplitFault } from '../../rules/refusal.ts';
import type { AnyRefusal } from '../en/refusals.ts';
import { adviceFaultWords } from './bots.ts';
import { nameWords } from '../names.ts';
import { capital, feminine, form, ofColumns } from './grammar.ts';
import { anyOf, countWord } from './numbers.ts';
import { COLOUR_WORDS, SHAPE_WORDS } from './set-up.ts';
import { whoseWords } from './whose.ts';

/**
 * The sentence for a refusal.
 * @param names The players by seat, for the people at the table. Without them seats are told by their numbers, as those who
 * write commands know them.
 */
export function refusalWords(refusal: AnyRefusal, names: readonly string[] = []): string {
  const within = (seat: number) => {
    const name = names[seat];
    return name === undefined ? `la place ${seat}` : nameWords(name);
  };
  const first = (seat: number) => capital(within(seat));
  switch (refusal.code) {
    case 'no-game':
      return 'Aucune partie n’a encore commencé. Commencez-en une d’abord.';
    case 'game-over':
      return 'La partie est finie. Annulez la victoire, ou commencez une nouvelle partie.';
    case 'bad-dice':
      return refusal.count === 1
        ? 'Un lancer, c’est ici un dé, qui montre de 1 à 6.'
        : `Un lancer, c’est ${countWord(refusal.count)} dés, qui montrent chacun de 1 à 6.`;
    case 'choice-open':
      return 'Un lancer attend sa combinaison. Choisissez-la d’abord.';
    case 'no-roll':
      return 'Aucun lancer n’attend d’être joué. Lancez d’abord les dés.';
    case 'choice-made':
      return 'La combinaison de ce lancer est déjà choisie. Annulez ce choix pour en faire un autre.';
    case 'not-on-offer':
      return refusal.columns.length === 0
        ? 'Un choix nomme au moins une colonne.'
        : `${refusal.columns.join(' + ')} n’est pas parmi les choix de ce lancer.`;
    case 'nothing-to-stop':
      return 'Le premier lancer d’un tour est obligatoire : il n’y a encore rien à arrêter.';
    case 'bad-seats':
      return `Ce jeu a de 1 à ${refusal.most} places, pas ${refusal.seats}.`;
    case 'bad-first':
      return refusal.seats === 1
        ? 'La seule place est la place 0, c’est donc elle qui commence.'
        : `La place qui commence doit aller de 0 à ${refusal.seats - 1}.`;
    case 'needs-first':
      return 'Dites quelle place commence.';
    case 'bad-win-columns':
      return `Avec ${feminine(refusal.seats)} ${form(refusal.seats, 'place')}, une victoire demande un nombre entier de colonnes de 1 à ${refusal.limit} ; avec ${refusal.asked}, la partie pourrait n’être jamais gagnée.`;
    case 'unknown-option':
      return `Il n’y a pas d’option « ${refusal.name} ».`;
    case 'bad-option':
      return `L’option « ${refusal.name} » ne peut pas être ${JSON.stringify(refusal.value)}.`;
    case 'bad-clock':
      return `Le chrono « ${refusal.name} » est 0 pour aucun, ou au plus ${refusal.most} secondes.`;
    case 'betting-needs-classic':
      return 'Les paris vont avec le jeu classique ; Express n’en a pas.';
    case 'betting-needs-seats':
      return 'Les paris demandent de deux à quatre places : il faut quelqu’un contre qui parier.';
    case 'betting-needs-stack':
      return `On ne parie que là où pions et grimpeurs peuvent partager une case (occupied: stack), pas avec « ${refusal.occupied} ».`;
    case 'roll-off-open':
      return 'On ne sait pas encore qui commence. Lancez d’abord deux dés pour chaque place.';
    case 'no-roll-off':
      return 'Personne ne lance pour le départ maintenant.';
    case 'not-in-roll-off':
      return `${first(refusal.seat)} n’est pas à égalité et ne relance pas.`;
    case 'thrown-already':
      return `${first(refusal.seat)} a déjà lancé pour le départ.`;
    case 'no-such-seat':
      return `Il n’y a pas de place ${refusal.seat} à cette table ; les places vont de 0 à ${refusal.seats - 1}.`;
    case 'nothing-to-void':
      return 'Aucun lancer n’attend d’être joué, aucun ne peut donc être nul. Si un lancer d’avant n’aurait pas dû compter, Annuler y ramène.';
    case 'no-such-die':
      return `Il n’y a pas de dé ${refusal.die} ; les dés vont de 1 à ${refusal.dice}.`;
    case 'die-counts':
      return `Le dé ${refusal.die} a été lu, et selon la règle de cette table un dé cassé qui peut être lu compte.`;
    case 'kept-dice-differ':
      return `Seul le dé cassé est relancé : ${refusal.kept.join(', ')} restent et doivent être parmi les dés.`;
    case 'must-roll-occupied':
      return `${form(refusal.columns.length, 'Le grimpeur', 'Les grimpeurs')} ${ofColumns(refusal.columns)} ${form(refusal.columns.length, 'partage sa case', 'partagent leur case')} avec le pion d’un autre joueur ; selon la règle de cette table, le tour ne peut donc pas s’arrêter ici.`;
    case 'must-roll-third':
      return 'Il y a des paris sur ce tour, et selon la règle de cette table il faut un troisième lancer avant de pouvoir s’arrêter.';
    case 'bets-open':
      return 'Les paris se font. Ils doivent tous être faits avant que la partie continue.';
    case 'no-bets':
      return 'On ne parie pas maintenant.';
    case 'not-eligible':
      return `${first(refusal.seat)} ne peut pas parier pendant ce tour : pour parier, il faut un pion dans une colonne ouverte, ne pas devoir perdre son prochain tour, et ne pas être à son tour.`;
    case 'bet-final':
      return `${first(refusal.seat)} a déjà parié, et un pari est définitif.`;
    case 'bad-discs':
      return `Un pari se couvre de 1 à 5 jetons, pas de ${refusal.discs}.`;
    case 'payoff-open':
      return `On paie les paris : ${within(refusal.seat)} doit dire comment les cases sont réparties.`;
    case 'nothing-to-settle':
      return 'Aucun paiement n’attend de répartition.';
    case 'not-first-to-settle':
      return `${first(refusal.first)} règle avant ${within(refusal.seat)} : on part de la gauche du joueur dont c’est le tour.`;
    case 'bad-split':
      return splitWords(refusal.spaces, refusal.forward, refusal.why);
    case 'not-in-express':
      return 'Express n’a ni tours, ni paris, ni plateau ; il n’y a que des lancers et des coches.';
    case 'express-only':
      return 'Les coches vont avec Express ; ceci est le jeu classique.';
    case 'marks-open':
      return 'Tout le monde n’a pas encore coché ce lancer.';
    case 'marked-already':
      return `${first(refusal.seat)} a déjà coché ce lancer.`;
    case 'player-is-out':
      return `${first(refusal.seat)} est hors jeu et ne coche plus.`;
    case 'bad-mark':
      return 'Une répartition utilise chacun des cinq dés une fois : un de côté, et deux paires.';
    case 'bad-fifth':
      return `Le dé mis de côté doit montrer ${anyOf(refusal.allowed)}, pas ${refusal.fifth}.`;
    case 'no-clock':
      return 'Cette partie se joue sans chrono.';
    case 'clock-not-running':
      return 'Aucun chrono ne tourne maintenant.';
    case 'bad-position':
      return positionWords(refusal.why, within, names);
    case 'empty-name':
      return `La place ${refusal.seat + 1} n’a pas de nom. Il en faut un à chaque place.`;
    case 'long-name':
      return `Le nom de la place ${refusal.seat + 1} est trop long. ${refusal.most} caractères au plus.`;
    case 'odd-name':
      return `Le nom de la place ${refusal.seat + 1} contient un caractère qui ne peut pas être montré sur une ligne.`;
    case 'duplicate-name':
      return `Deux places s’appellent « ${refusal.name} ». Les noms doivent différer, pour que tout le monde sache à qui est le tour.`;
    case 'duplicate-colour':
      return `Deux places ont la même couleur (${COLOUR_WORDS[refusal.colour].toLowerCase()}). Donnez-leur des couleurs différentes.`;
    case 'duplicate-shape':
      return `Deux places ont la même forme (${SHAPE_WORDS[refusal.shape].toLowerCase()}). Donnez-leur des formes différentes.`;
    case 'nothing-to-undo':
      return 'Il n’y a rien à annuler.';
    case 'nothing-to-redo':
      return 'Il n’y a rien à rétablir.';
    case 'no-such-roll':
      return noSuchRoll(refusal.roll, refusal.rolls);
    case 'not-rolled-on':
      return 'La dernière chose qui s’est passée n’est pas une personne qui a relancé ; il n’y a donc pas d’arrêt à placer avant. Annuler la reprend.';
    case 'bad-command':
      return `Ceci n’est pas une commande lisible (${refusal.where}).`;
    case 'not-allowed':
      return 'Cet écran montre la partie ; les ordres viennent du pupitre de l’arbitre.';
    case 'stale':
      return 'La partie a continué avant que ceci n’arrive. Regardez de nouveau, et recommencez si c’est encore valable.';
    case 'nothing-held':
      return 'Aucun lancer n’est en attente.';
    case 'journal-unwritable':
      return `La partie ne peut pas être enregistrée dans ${refusal.path} (${refusal.detail}), rien n’a donc été changé. Faites de la place ou donnez le droit d’y écrire, puis réessayez.`;
    case 'journal-in-use':
      return `Le fichier de la partie ${refusal.path} est ouvert dans un autre programme (${refusal.detail}), rien n’a donc été changé. Fermez ce programme, puis réessayez.`;
    case 'journal-unreadable':
      return `Le fichier ${refusal.path} ne peut pas être utilisé (${refusal.detail}) ; il est resté tel quel. Déplacez-le ou prenez un autre fichier, puis réessayez.`;
    case 'preset-damaged':
      return `Ceci n’est pas un jeu de règles lisible (${refusal.where}). Redemandez le fichier ; rien n’a été changé.`;
    case 'preset-too-long':
      return `Ce fichier est trop long pour un jeu de règles (plus de ${refusal.most} caractères) ; rien n’a été changé.`;
    case 'preset-newer':
      return `Ce jeu de règles a été enregistré par une version plus récente du programme (forme ${refusal.version} ; celle-ci lit ${refusal.known}). Mettez le programme à jour pour l’utiliser.`;
    case 'bad-preset-name':
      return `Un jeu de règles a besoin d’un nom de 1 à ${refusal.most} caractères sur une ligne.`;
    case 'preset-name-taken':
      return `Le nom « ${refusal.name} » est celui d’un des jeux du livre de règles. Donnez-en un autre à votre jeu de règles.`;
    case 'no-such-preset':
      return `Il n’y a pas de jeu de règles « ${refusal.name} ».`;
    case 'too-many-presets':
      return `On garde au plus ${refusal.most} jeux de règles. Supprimez-en un d’abord.`;
    case 'unknown-level':
      return `Il n’y a pas de conseiller « ${refusal.level} ». Cette version a ${refusal.levels.join(', ')}.`;
    case 'no-advice':
      return 'Il n’y a rien à conseiller : aucun choix, aucune décision, aucun pari n’est en cours.';
    case 'advice-off':
      return 'Les conseils sont désactivés à cette table ; les réglages les activent.';
    case 'nothing-to-look-back-at':
      return 'Il n’y a rien à revoir : aucun lancer du jeu de plateau n’a encore eu lieu.';
    case 'asked-again':
      return 'La revue a été demandée de nouveau ; c’est cette réponse qui vient.';
    case 'no-computer':
      return adviceFaultWords(refusal.fault);
    case 'bad-reason':
      return `Une raison est une ligne de ${refusal.most} caractères au plus. Raccourcissez-la.`;
    case 'internal-error':
      return 'Quelque chose s’est mal passé dans le programme. La partie est enregistrée ; redémarrez le programme si cela se répète.';
    case 'closing':
      return 'Le programme se ferme et ne prend plus d’ordres. La partie est enregistrée.';
  }
}

function splitWords(spaces: number, forward: boolean, why: SplitFault): string {
  const task = `Il faut ${forward ? 'avancer' : 'reculer'} de ${spaces} ${form(spaces, 'case')} exactement`;
  switch (why.fault) {
    case 'not-a-column':
      return `${task} ; « ${why.column} » n’est pas une colonne.`;
    case 'no-marker':
      return `${task} ; dans la colonne ${why.column}, cette place n’a pas de pion qui puisse bouger.`;
    case 'too-far':
      return `${task} ; le pion de la colonne ${why.column} peut bouger de ${why.room} au plus.`;
    case 'not-whole':
      return `${task} ; les cases pour la colonne ${why.column} doivent être un nombre entier.`;
    case 'wrong-sum':
      return `${task}, pas de ${why.sum}.`;
  }
}

function noSuchRoll(roll: number | null, rolls: number): string {
  if (rolls === 0) return 'Rien n’a encore été lancé dans cette partie.';
  return `Les lancers de cette partie vont de 1 à ${rolls} ; il n’y a pas de lancer ${String(roll)}.`;
}

function positionWords(
  why: PositionFault,
  within: (seat: number) => string,
  names: readonly string[],
): string {
  switch (why.fault) {
    case 'markers-by-seat':
      return `Les pions doivent être donnés pour chacune des ${why.seats} places, un objet par place.`;
    case 'no-such-seat':
      return `Il n’y a pas de place ${why.seat} à cette table.`;
    case 'no-such-step':
      return `La colonne ${why.column} n’a pas de case ${why.step}.`;
    case 'claimed-by-nobody':
      return `La colonne ${why.column} est gagnée par une place qui n’est pas à cette table.`;
    case 'claim-below-top':
      return `La colonne ${why.column} est gagnée, le pion de qui l’a gagnée doit donc être au sommet.`;
    case 'top-unclaimed':
      return `${capital(within(why.seat))} a un pion au sommet de la colonne ${why.column} sans l’avoir gagnée.`;
    case 'rival-on-claimed': {
      const name = names[why.seat];
      const whose = name === undefined ? `de la place ${why.seat}` : whoseWords(name);
      return `La colonne ${why.column} est gagnée, le pion ${whose} ne peut donc pas y être.`;
    }
    case 'target-reached':
      return `${capital(within(why.seat))} aurait déjà gagné avec ces colonnes.`;
    case 'too-many-runners':
      return `Il y a trois grimpeurs, pas ${why.runners}.`;
    case 'runner-on-claimed':
      return `La colonne ${why.column} est gagnée, aucun grimpeur ne peut donc y être.`;
    case 'runner-not-above-marker':
      return `Le grimpeur de la colonne ${why.column} doit être au-dessus du pion de ce joueur, qui est en case ${why.marker}.`;
    case 'bad-climb':
      return `Le grimpeur de la colonne ${why.column} peut avoir monté de 1 à ${why.most} ${form(why.most, 'case')} pendant ce tour.`;
    case 'climb-without-runner':
      return `La colonne ${why.column} a des cases montées mais pas de grimpeur.`;
    case 'bad-throws':
      return `Le nombre de lancers doit être un nombre entier de 0 à ${MOST_THROWS}.`;
    case 'bad-skips':
      return 'Les tours perdus ne viennent que des paris, et cette partie se joue sans paris.';
  }
}
