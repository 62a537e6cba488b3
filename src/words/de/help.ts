/** The help pages: how to play, how to play well, what goes wrong, and the words of the game. Every figure is handed in. */

import type { Figures } from '../../odds/figures.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { HelpPage } from '../en/help.ts';
import { capital } from './forms.ts';
import { count, countWord, percent } from './numbers.ts';

export const HELP_WORDS = {
  title: 'Hilfe',
  pages: 'Seiten der Hilfe',
  card: 'Regelkarte',
  cardShow: 'Auf der Anzeige zeigen',
  cardHide: 'Auf der Anzeige schließen',
  open: 'So wird gespielt',
};

/** The pages in their order; `target` is the number of columns that win at this table. */
export function helpPages(figures: Figures, target: number): readonly HelpPage[] {
  return [playing(target), playingWell(figures), mistakes(figures), glossary(figures)];
}

function playing(target: number): HelpPage {
  const wins = target === 1 ? 'Eine Spalte gewinnt' : `${capital(countWord(target))} Spalten gewinnen`;
  return {
    title: 'So wird gespielt',
    parts: [
      {
        lead: 'Das Brett',
        says: `Jede Spalte gehört zu einer Summe von zwei Würfeln. Die 7 ist mit ${columnLength(7)} Stufen die längste, die 2 und die 12 haben ${columnLength(2)}.`,
      },
      {
        lead: 'Werfen',
        says: 'Wirf vier Würfel und teile sie in zwei Paare. Die Summen der Paare sind die Spalten, in denen du steigst.',
      },
      {
        lead: 'Steigen',
        says: `Eine Summe bringt ihren Läufer eine Stufe höher. In jedem Zug gibt es ${countWord(RUNNERS)} Läufer; ein neuer beginnt eine Stufe über deinem Stein oder auf der ersten Stufe.`,
      },
      {
        lead: 'Beide Summen',
        says: 'Können beide Summen deiner Paarung ziehen, müssen es auch beide. Ist nur noch ein Läufer frei und beide Spalten wären neu, suchst du dir eine aus.',
      },
      {
        lead: 'Aufhören oder weiter',
        says: 'Sind die Läufer gezogen, darfst du jedes Mal aufhören: Deine Steine kommen dorthin, wo die Läufer stehen. Oder du würfelst weiter, um mehr zu holen.',
      },
      {
        lead: 'Fehlwurf',
        says: 'Gibt es in keiner Paarung eine Summe, die ziehen kann, kommen die Läufer vom Brett, und alles, was du in diesem Zug gestiegen bist, ist verloren.',
      },
      {
        lead: 'Holen',
        says: `Hör auf, wenn ein Läufer auf der obersten Stufe steht: Dann gehört die Spalte dir und ist für alle geschlossen. ${wins}.`,
      },
    ],
  };
}

function playingWell(figures: Figures): HelpPage {
  const open = ways(figures.dead, []);
  const closed = ways(figures.dead, [6, 8]);
  const say = (...columns: readonly Column[]) =>
    `${columns.join('-')} bei ${rolls(figures, ways(figures.sets, columns))}`;
  return {
    title: 'So spielst du gut',
    parts: [
      {
        lead: 'Ein Läufer in Reserve',
        says: `Sind alle Spalten offen und ist noch ein Läufer frei, ${open === 0 ? 'gibt es keinen Fehlwurf' : `sind ${rolls(figures, open)} Fehlwürfe`}; sind 6 und 8 geschlossen, sind nur ${closed} von ${count(figures.of)} Würfen Fehlwürfe. Hör also nicht auf, bevor der dritte Läufer auf dem Brett ist – außer ein Läufer steht auf einer Spitze, die du brauchst.`,
      },
      {
        lead: 'Die Mitte',
        says: `Irgendein Paar ergibt eine 7 bei ${rolls(figures, figures.columns[7])}, eine 2 bei ${rolls(figures, figures.columns[2])}. Arbeite an zwei Spalten nahe der Mitte.`,
      },
      {
        lead: 'Gute Gesellschaft',
        says: `Fehlwürfe mit drei Läufern: ${say(6, 7, 8)}; ${say(4, 6, 8)}; ${say(5, 6, 8)}; ${say(5, 7, 9)}. Gerade Spalten halten besser zusammen als ungerade, und eine ungerade dazwischen bringt nichts.`,
      },
      {
        lead: 'Doppel',
        says: 'Ein Doppel, das einen Läufer zweimal steigen lässt, hält einen anderen für den nächsten Wurf in Reserve.',
      },
      {
        lead: 'Zählen bis zum Aufhören',
        says: `Die ${figures.stopAt}er-Regel: Eine Stufe zählt ${figures.steps[7]} in der 7 und eins mehr für jede Zahl Abstand davon, ${figures.steps[2]} in der 2; die Stufe, mit der ein Läufer aufs Brett kommt, zählt doppelt. Sind drei Läufer auf dem Brett, hör bei ${figures.stopAt} auf.`,
      },
      {
        lead: 'Geschlossene Spalten',
        says: `Alles, was geschlossen ist, macht die Würfe aller schlechter: Mit Läufern auf 6 und 8 und dem dritten auf seiner Spitze kommt der Fehlwurf bei ${rolls(figures, ways(figures.topped, [6, 8]))}, nicht bei ${ways(figures.sets, [6, 7, 8])} wie mit 6-7-8. Achte darauf, wer gleich eine schließt.`,
      },
      {
        lead: 'Im Rückstand',
        says: 'Eine Stufe zählt erst, wenn dein Stein dort steht; gewinnt aber im nächsten Zug jemand anderes, rettet sicheres Aufhören nichts. Würfle weiter.',
      },
    ],
  };
}

function mistakes(figures: Figures): HelpPage {
  return {
    title: 'Häufige Fehler',
    parts: [
      {
        lead: 'Zu früh aufhören',
        says: `Mit einem Läufer in Reserve und lauter offenen Spalten kann ${ways(figures.dead, []) === 0 ? 'nichts' : 'wenig'} schiefgehen: Würfle weiter.`,
      },
      {
        lead: 'Der dritte Läufer',
        says: `Ihn für eine einzige Stufe auf 2, 3, 11 oder 12 hergeben: Eine 2 kommt nur bei ${rolls(figures, figures.columns[2])}, eine 3 nur bei ${rolls(figures, figures.columns[3])}.`,
      },
      {
        lead: 'Beide müssen ziehen',
        says: 'Eine Paarung wegen der einen Summe wählen und vergessen, dass auch die andere ziehen muss, selbst wenn es wehtut.',
      },
      {
        lead: 'Oben und weiter',
        says: `Weiterwürfeln, wenn ein Läufer auf der Spitze steht. Die Spalte gehört dir erst, wenn du aufhörst, und der Läufer hilft nicht mehr: Stehen die anderen auf 6 und 7, kommt der Fehlwurf bei ${rolls(figures, ways(figures.topped, [6, 7]))}.`,
      },
      {
        lead: 'Pech',
        says: `Einen Fehlwurf mit 3-5-7 Pech nennen: Er kommt bei ${rolls(figures, ways(figures.sets, [3, 5, 7]))}. Mit 2-3-12 kommt er bei ${rolls(figures, ways(figures.sets, [2, 3, 12]))}.`,
      },
      {
        lead: 'Für immer sicher',
        says: `Ein Läufer in Reserve schützt nicht immer: Ist die 12 geschlossen, gibt es unter den ${count(figures.of)} Würfen ${failures(ways(figures.dead, [12]))}, vier Sechsen; sind 6, 8 und 10 geschlossen, gibt es ${failures(ways(figures.dead, [6, 8, 10]))}.`,
      },
    ],
  };
}

function glossary(figures: Figures): HelpPage {
  return {
    title: 'Wörter des Spiels',
    parts: [
      {
        lead: 'Läufer',
        says: `Einer der ${countWord(RUNNERS)} Kegel, die während eines Zugs steigen, egal wer am Zug ist.`,
      },
      {
        lead: 'Stein',
        says: 'Das Stück, das jemandem in einer Spalte gehört: Fortschritt, der bleibt.',
      },
      { lead: 'Freier Läufer', says: 'Einer, der in diesem Zug noch nicht auf dem Brett ist.' },
      { lead: 'Paarung', says: 'Eine der bis zu drei Arten, vier Würfel in zwei Paare zu teilen.' },
      {
        lead: 'Doppel',
        says: 'Eine Paarung mit zweimal derselben Summe: Ihr Läufer steigt zwei Stufen.',
      },
      {
        lead: 'Fehlwurf',
        says: 'Ein Wurf, bei dem nichts ziehen kann: Der Zug endet, sein Aufstieg ist verloren.',
      },
      {
        lead: 'Holen',
        says: 'Aufhören mit einem Läufer auf der obersten Stufe. Die Spalte ist gewonnen und geschlossen.',
      },
      {
        lead: `${figures.stopAt}er-Regel`,
        says: `Zählt, was in einem Zug auf dem Spiel steht; bei ${figures.stopAt} mit drei Läufern auf dem Brett ist es Zeit aufzuhören.`,
      },
      {
        lead: 'Freiwurf',
        says: `In Express: Keiner der fünf Würfel zeigt eine deiner drei Zahlen für den fünften Würfel, also wird kein Kästchen verbraucht. Das kommt bei ${percent(figures.freeRide.ways, figures.freeRide.of)} der Würfe vor.`,
      },
    ],
  };
}

/** "104 von 1.296 Würfen (8,0 %)", after "bei". */
function rolls({ of }: Figures, found: number): string {
  return `${count(found)} von ${count(of)} Würfen (${percent(found, of)})`;
}

function failures(found: number): string {
  return found === 1 ? 'einen Fehlwurf' : `${count(found)} Fehlwürfe`;
}

/** The count for just these columns; that it is there is settled where the figures are made. */
function ways(figures: Figures['sets'], columns: readonly Column[]): number {
  const found = figures.find((figure) => figure.columns.join() === columns.join());
  if (found === undefined) throw new Error(`Für die Spalten ${columns.join('-')} liegt keine Zahl vor.`);
  return found.ways;
}
