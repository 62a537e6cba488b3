/** One sentence for every refusal: what is wrong, and where it helps, what to do. */

import { MOST_THROWS } from '../../rules/position.ts';
import type { PositionFault, SplitFault } from '../../rules/refusal.ts';
import type { AnyRefusal } from '../en/refusals.ts';
import { adviceFaultWords } from './bots.ts';
import { nameWords } from '../names.ts';
import { counted } from './forms.ts';
import { allOf, anyOf, countWord } from './numbers.ts';
import { COLOUR_WORDS, SHAPE_WORDS } from './set-up.ts';

/**
 * The sentence for a refusal.
 * @param names The players by seat, for the people at the table. Without them seats are told by their numbers, as those who
 * write commands know them.
 */
export function refusalWords(refusal: AnyRefusal, names: readonly string[] = []): string {
  const who = (seat: number) => {
    const name = names[seat];
    return name === undefined ? `Platz ${seat}` : nameWords(name);
  };
  switch (refusal.code) {
    case 'no-game':
      return 'Es hat noch kein Spiel begonnen. Starte erst eines.';
    case 'game-over':
      return 'Das Spiel ist vorbei. Nimm den Sieg zurück, oder starte ein neues Spiel.';
    case 'bad-dice':
      return `Ein Wurf hat ${diceWords(refusal.count)}, jeder zeigt 1 bis 6.`;
    case 'choice-open':
      return 'Ein Wurf wartet auf seine Paarung. Wähle sie zuerst.';
    case 'no-roll':
      return 'Kein Wurf wartet darauf, gespielt zu werden. Würfelt erst.';
    case 'choice-made':
      return 'Die Paarung dieses Wurfs ist schon gewählt. Mach das rückgängig, um eine andere zu wählen.';
    case 'not-on-offer':
      return refusal.columns.length === 0
        ? 'Eine Wahl nennt mindestens eine Spalte.'
        : `${refusal.columns.join(' + ')} gehört nicht zu den Möglichkeiten dieses Wurfs.`;
    case 'nothing-to-stop':
      return 'Der erste Wurf eines Zugs ist Pflicht: Vorher gibt es kein Aufhören.';
    case 'bad-seats':
      return `Dieses Spiel hat 1 bis ${refusal.most} Plätze, nicht ${refusal.seats}.`;
    case 'bad-first':
      return refusal.seats === 1
        ? 'Der einzige Platz ist Platz 0, also beginnt Platz 0.'
        : `Beginnen muss einer der Plätze 0 bis ${refusal.seats - 1}.`;
    case 'needs-first':
      return 'Sag, welcher Platz beginnt.';
    case 'bad-win-columns':
      return `Bei ${seatWords(refusal.seats)} braucht ein Sieg eine ganze Zahl von Spalten, 1 bis ${refusal.limit}; mit ${refusal.asked} würde das Spiel vielleicht nie gewonnen.`;
    case 'unknown-option':
      return `Es gibt keine Option namens „${refusal.name}“.`;
    case 'bad-option':
      return `Die Option „${refusal.name}“ kann nicht ${JSON.stringify(refusal.value)} sein.`;
    case 'bad-clock':
      return `Die Uhr „${refusal.name}“ ist 0 für keine oder hat höchstens ${refusal.most} Sekunden.`;
    case 'betting-needs-classic':
      return 'Wetten gehören zum klassischen Spiel; Express hat keine.';
    case 'betting-needs-seats':
      return 'Zum Wetten braucht es zwei bis vier Plätze: Jemand muss da sein, um dagegen zu wetten.';
    case 'betting-needs-stack':
      return `Gewettet wird nur, wo Steine und Läufer eine Stufe teilen dürfen (occupied: stack), nicht mit „${refusal.occupied}“.`;
    case 'roll-off-open':
      return 'Es steht noch nicht fest, wer beginnt. Werft erst zwei Würfel für jeden Platz.';
    case 'no-roll-off':
      return 'Um den Start wird jetzt nicht geworfen.';
    case 'not-in-roll-off':
      return `${who(refusal.seat)} gehört nicht zum Gleichstand und wirft nicht noch einmal.`;
    case 'thrown-already':
      return `${who(refusal.seat)} hat schon um den Start geworfen.`;
    case 'no-such-seat':
      return `Platz ${refusal.seat} gibt es an diesem Tisch nicht; die Plätze sind 0 bis ${refusal.seats - 1}.`;
    case 'nothing-to-void':
      return 'Kein Wurf wartet darauf, gespielt zu werden, also kann keiner ungültig sein. Hätte ein früherer nicht zählen sollen, führt Rückgängig zu ihm zurück.';
    case 'no-such-die':
      return `Würfel ${refusal.die} gibt es nicht; die Würfel sind 1 bis ${refusal.dice}.`;
    case 'die-counts':
      return `Würfel ${refusal.die} wurde gelesen, und nach der Regel dieses Tisches zählt ein Kippwürfel, der sich lesen lässt.`;
    case 'kept-dice-differ':
      return `Nur der Kippwürfel wird neu geworfen: ${allOf(refusal.kept)} bleiben und müssen unter den Würfeln sein.`;
    case 'must-roll-occupied':
      return refusal.columns.length === 1
        ? `Ein Läufer teilt seine Stufe mit einem fremden Stein (Spalte ${allOf(refusal.columns)}), also darf der Zug nach der Regel dieses Tisches hier nicht aufhören.`
        : `Läufer teilen ihre Stufen mit fremden Steinen (Spalten ${allOf(refusal.columns)}), also darf der Zug nach der Regel dieses Tisches hier nicht aufhören.`;
    case 'must-roll-third':
      return 'Auf diesem Zug liegen Wetten, und nach der Regel dieses Tisches muss er ein drittes Mal würfeln, bevor er aufhören darf.';
    case 'bets-open':
      return 'Die Wetten laufen. Alle müssen abgegeben sein, bevor das Spiel weitergeht.';
    case 'no-bets':
      return 'Jetzt wird nicht gewettet.';
    case 'not-eligible':
      return `${who(refusal.seat)} darf in diesem Zug nicht wetten: Wer wettet, hat einen Stein in einer offenen Spalte, setzt den nächsten Zug nicht aus und ist nicht selbst am Zug.`;
    case 'bet-final':
      return `${who(refusal.seat)} hat schon gewettet, und eine Wette gilt.`;
    case 'bad-discs':
      return `Auf einer Wette liegen 1 bis 5 Scheiben, nicht ${refusal.discs}.`;
    case 'payoff-open':
      return `Die Wetten werden ausgezahlt: ${who(refusal.seat)} muss sagen, wie die Felder verteilt werden.`;
    case 'nothing-to-settle':
      return 'Keine Auszahlung wartet auf eine Aufteilung.';
    case 'not-first-to-settle':
      return `${who(refusal.first)} kommt bei der Auszahlung vor ${who(refusal.seat)}: Es geht links vom Platz am Zug los.`;
    case 'bad-split':
      return splitWords(refusal.spaces, refusal.forward, refusal.why);
    case 'not-in-express':
      return 'Express hat keine Züge, keine Wetten und kein Brett; es gibt nur Würfe und Kreuze.';
    case 'express-only':
      return 'Kreuze gehören zu Express; das hier ist das klassische Spiel.';
    case 'marks-open':
      return 'Noch nicht alle haben diesen Wurf angekreuzt.';
    case 'marked-already':
      return `${who(refusal.seat)} hat diesen Wurf schon angekreuzt.`;
    case 'player-is-out':
      return `${who(refusal.seat)} ist raus und kreuzt nichts mehr an.`;
    case 'bad-mark':
      return 'Eine Aufteilung nutzt jeden der fünf Würfel einmal: einen beiseite und zwei Paare.';
    case 'bad-fifth':
      return `Der Würfel beiseite muss ${anyOf(refusal.allowed)} zeigen, nicht ${refusal.fifth}.`;
    case 'no-clock':
      return 'Dieses Spiel läuft ohne Uhr.';
    case 'clock-not-running':
      return 'Jetzt läuft keine Uhr.';
    case 'bad-position':
      return positionWords(refusal.why, who);
    case 'empty-name':
      return `Platz ${refusal.seat + 1} hat keinen Namen. Jeder Platz braucht einen.`;
    case 'long-name':
      return `Der Name von Platz ${refusal.seat + 1} ist zu lang. Mehr als ${refusal.most} Zeichen gehen nicht.`;
    case 'odd-name':
      return `Der Name von Platz ${refusal.seat + 1} enthält ein Zeichen, das sich nicht in einer Zeile zeigen lässt.`;
    case 'duplicate-name':
      return `Zwei Plätze heißen beide „${refusal.name}“. Die Namen müssen verschieden sein, damit alle wissen, wer am Zug ist.`;
    case 'duplicate-colour':
      return `Zwei Plätze haben beide die Farbe ${COLOUR_WORDS[refusal.colour]}. Gib ihnen verschiedene.`;
    case 'duplicate-shape':
      return `Zwei Plätze haben beide die Form ${SHAPE_WORDS[refusal.shape]}. Gib ihnen verschiedene.`;
    case 'nothing-to-undo':
      return 'Es gibt nichts rückgängig zu machen.';
    case 'nothing-to-redo':
      return 'Es gibt nichts zu wiederholen.';
    case 'no-such-roll':
      return noSuchRoll(refusal.roll, refusal.rolls);
    case 'not-rolled-on':
      return 'Zuletzt hat kein Mensch weitergewürfelt, also lässt sich davor kein Stopp setzen. Rückgängig nimmt das Letzte zurück.';
    case 'bad-command':
      return `Das ist kein Befehl, der sich lesen lässt (${refusal.where}).`;
    case 'not-allowed':
      return 'Dieser Bildschirm zeigt das Spiel; Befehle kommen vom Pult.';
    case 'stale':
      return 'Das Spiel ging weiter, bevor das ankam. Sieh noch einmal hin, und wiederhole es, wenn es noch gilt.';
    case 'nothing-held':
      return 'Kein Wurf wartet darauf, genommen zu werden.';
    case 'journal-unwritable':
      return `Das Spiel lässt sich nicht in ${refusal.path} speichern (${refusal.detail}), also wurde nichts geändert. Schaff Platz oder gib das Recht, dort zu schreiben, dann versuch es noch einmal.`;
    case 'journal-in-use':
      return `Die Spieldatei ${refusal.path} ist in einem anderen Programm offen (${refusal.detail}), also wurde nichts geändert. Schließ jenes Programm, dann versuch es noch einmal.`;
    case 'journal-unreadable':
      return `Die Datei ${refusal.path} ist nicht zu gebrauchen (${refusal.detail}); sie bleibt, wie sie ist. Verschieb sie oder nimm eine andere Datei, dann versuch es noch einmal.`;
    case 'preset-damaged':
      return `Das ist kein Regelsatz, der sich lesen lässt (${refusal.where}). Lass dir die Datei noch einmal geben; nichts wurde geändert.`;
    case 'preset-too-long':
      return `Diese Datei ist zu lang für einen Regelsatz (mehr als ${refusal.most} Zeichen); nichts wurde geändert.`;
    case 'preset-newer':
      return `Dieser Regelsatz wurde von einer neueren Version des Programms gespeichert (Form ${refusal.version}; diese liest ${refusal.known}). Aktualisiere das Programm, um ihn zu nutzen.`;
    case 'bad-preset-name':
      return `Ein Regelsatz braucht einen Namen von 1 bis ${refusal.most} Zeichen in einer Zeile.`;
    case 'preset-name-taken':
      return `Der Name „${refusal.name}“ gehört einem der Spiele aus dem Regelbuch. Gib deinem Regelsatz einen anderen.`;
    case 'no-such-preset':
      return `Es gibt keinen Regelsatz namens „${refusal.name}“.`;
    case 'too-many-presets':
      return `Mehr als ${refusal.most} Regelsätze werden nicht aufbewahrt. Lösche erst einen.`;
    case 'unknown-level':
      return `Es gibt keinen Ratgeber namens „${refusal.level}“. Diese Version hat ${allOf(refusal.levels)}.`;
    case 'no-advice':
      return 'Es gibt nichts zu raten: Keine Wahl, keine Entscheidung und keine Wette ist offen.';
    case 'advice-off':
      return 'Rat ist an diesem Tisch ausgeschaltet; in den Einstellungen lässt er sich einschalten.';
    case 'nothing-to-look-back-at':
      return 'Es gibt nichts, worauf man zurückblicken könnte: Noch ist kein Wurf des Brettspiels gefallen.';
    case 'asked-again':
      return 'Der Rückblick wurde noch einmal verlangt; die Antwort darauf kommt.';
    case 'no-computer':
      return adviceFaultWords(refusal.fault);
    case 'bad-reason':
      return `Ein Grund ist eine Zeile von höchstens ${refusal.most} Zeichen. Kürze ihn.`;
    case 'internal-error':
      return 'Im Programm ist etwas schiefgegangen. Das Spiel ist gespeichert; starte das Programm neu, wenn es wieder geschieht.';
    case 'closing':
      return 'Das Programm schließt gerade und nimmt keine Befehle mehr an. Das Spiel ist gespeichert.';
  }
}

function splitWords(spaces: number, forward: boolean, why: SplitFault): string {
  const task = `Genau ${counted(spaces, 'Feld', 'Felder')} ${forward ? 'vor' : 'zurück'} ${spaces === 1 ? 'muss' : 'müssen'} es sein`;
  switch (why.fault) {
    case 'not-a-column':
      return `${task}; „${why.column}“ ist keine Spalte.`;
    case 'no-marker':
      return `${task}; in Spalte ${why.column} hat dieser Platz keinen Stein, der rücken kann.`;
    case 'too-far':
      return `${task}; der Stein in Spalte ${why.column} kann höchstens ${counted(why.room, 'Feld', 'Felder')} rücken.`;
    case 'not-whole':
      return `${task}; die Felder für Spalte ${why.column} müssen eine ganze Zahl sein.`;
    case 'wrong-sum':
      return `${task}, nicht ${why.sum}.`;
  }
}

function noSuchRoll(roll: number | null, rolls: number): string {
  if (rolls === 0) return 'In diesem Spiel wurde noch nicht gewürfelt.';
  return `Dieses Spiel hat die Würfe 1 bis ${rolls}; Wurf ${String(roll)} gibt es nicht.`;
}

function positionWords(why: PositionFault, who: (seat: number) => string): string {
  switch (why.fault) {
    case 'markers-by-seat':
      return `Die Steine müssen für jeden der ${why.seats} Plätze angegeben werden, je Platz ein Objekt.`;
    case 'no-such-seat':
      return `Platz ${why.seat} gibt es an diesem Tisch nicht.`;
    case 'no-such-step':
      return `Spalte ${why.column} hat keine Stufe ${why.step}.`;
    case 'claimed-by-nobody':
      return `Spalte ${why.column} ist von einem Platz geholt, den es an diesem Tisch nicht gibt.`;
    case 'claim-below-top':
      return `Spalte ${why.column} ist geholt, also muss der Stein, der sie geholt hat, auf der Spitze stehen.`;
    case 'top-unclaimed':
      return `${who(why.seat)} hat einen Stein auf der Spitze der Spalte ${why.column}, ohne sie geholt zu haben.`;
    case 'rival-on-claimed':
      return `Spalte ${why.column} ist geholt, also kann der Stein von ${who(why.seat)} nicht dort stehen.`;
    case 'target-reached':
      return `${who(why.seat)} hätte mit diesen Spalten schon gewonnen.`;
    case 'too-many-runners':
      return `Es gibt drei Läufer, nicht ${why.runners}.`;
    case 'runner-on-claimed':
      return `Spalte ${why.column} ist geholt, also kann dort kein Läufer stehen.`;
    case 'runner-not-above-marker':
      return `Der Läufer in Spalte ${why.column} muss über dem eigenen Stein auf Stufe ${why.marker} stehen.`;
    case 'bad-climb':
      return `Der Läufer in Spalte ${why.column} kann in diesem Zug 1 bis ${why.most} Stufen gestiegen sein.`;
    case 'climb-without-runner':
      return `In Spalte ${why.column} wurden Stufen gestiegen, aber dort steht kein Läufer.`;
    case 'bad-throws':
      return `Die Zahl der Würfe muss eine ganze Zahl von 0 bis ${MOST_THROWS} sein.`;
    case 'bad-skips':
      return 'Ausgesetzt wird nur wegen Wetten, und dieses Spiel läuft ohne Wetten.';
  }
}

function diceWords(dice: number): string {
  return dice === 1 ? 'einen Würfel' : `${countWord(dice)} Würfel`;
}

function seatWords(seats: number): string {
  return seats === 1 ? 'einem Platz' : `${countWord(seats)} Plätzen`;
}
