/** The question "why?" at the desk: what it is about, and the sentence that the host answered. It asks and changes nothing. */

import { shallowReactive } from 'vue';
import type { About, Receipt, Screen } from '../../contract/from-host.ts';
import type { Column } from '../../rules/column.ts';
import { COLUMNS } from '../../rules/column.ts';
import { SUBJECTS } from '../../words/subjects.ts';

export interface WhyDoing {
  about: About['about'] | null; // null: the panel is closed
  column: Column;
  says: string | null; // null: not answered yet
}

export type WhyDesk = ReturnType<typeof createWhy>;

/** What is most likely meant as things stand. */
export function likelySubject(screen: Screen | null): About['about'] {
  const { view, notice } = screen ?? {};
  switch (view?.phase) {
    case 'choose':
    case 'mark':
      return 'choices';
    case 'bet':
    case 'reveal':
    case 'settle':
      return 'bet';
    case 'decide':
      return view.must_roll === null ? 'bust' : 'stop';
    case 'over':
      return 'stop';
    case 'roll':
      return notice?.is === 'bets-revealed' || notice?.is === 'settled' ? 'bet' : 'bust';
    case 'first':
    case 'none':
    case undefined:
      return 'bust';
  }
}

/** The panel of the question "why?": what it asks about, turned by the arrows, and the answer to the newest question alone. */
export function createWhy(screen: () => Screen | null, ask: (about: About) => Promise<Receipt>) {
  const doing = shallowReactive<WhyDoing>({ about: null, column: 7, says: null });

  function open(about: About['about'], column: Column = doing.column) {
    Object.assign(doing, { about, column, says: null });
    const asked: About = about === 'column' ? { about, column } : { about };
    void ask(asked).then((receipt) => {
      // Another question may have been asked since.
      if (doing.about !== about || doing.column !== column) return;
      doing.says = receipt.ok ? (receipt.why ?? '') : receipt.says;
    });
  }

  function close() {
    doing.about = null;
    doing.says = null;
  }

  return {
    doing,
    open,
    close,
    /** W: opens it on what is most likely meant, or closes it. */
    toggle: () => (doing.about === null ? open(likelySubject(screen())) : close()),
    /** The arrows up and down: another subject. */
    move(by: number) {
      const at = SUBJECTS.findIndex((subject) => subject === doing.about);
      const next = SUBJECTS[at + by];
      if (at >= 0 && next !== undefined) open(next);
    },
    /** The arrows left and right: another column. */
    turn(by: number) {
      if (doing.about === null) return;
      const next = COLUMNS[COLUMNS.indexOf(doing.column) + by];
      if (next !== undefined) open('column', next);
    },
  };
}
