/** Who plays here: everybody who sat in a game, and whoever was entered by hand, kept with the settings. */

import type { Receipt } from '../contract/from-host.ts';
import type { Person, PersonRefusal } from '../contract/person.ts';
import { checkPerson, MOST_PEOPLE } from '../contract/person.ts';
import type { PersonAsk } from '../contract/to-host.ts';
import type { Player } from '../table/player.ts';
import { COLOURS, isSameName, SHAPES } from '../table/player.ts';
import { personRefusalWords } from '../words/people.ts';
import { isColourName } from '../words/set-up.ts';
import type { SettingsFile } from './settings.ts';

export interface People {
  /** Whoever played last comes first. */
  all(): readonly Person[];
  /** The names of players as they are said aloud. */
  spoken(players: readonly Player[]): readonly string[];
  /** A game begins with these players: they are kept, and are the newest from now on. To be told with the game. */
  seated(players: readonly Player[]): void;
  ask(ask: PersonAsk): Answered;
}

type Answered = { readonly ok: true } | Omit<Extract<Receipt, { readonly ok: false }>, 'is' | 'id'>;

/**
 * The people of a table, kept in its settings, the newest `MOST_PEOPLE` of them. `changed` is called after what was asked for
 * by hand; names that are taken, unknown or no names are refused.
 */
export function createPeople(settings: SettingsFile, changed: () => void): People {
  const all = () => settings.now.people;
  const find = (name: string) => all().find((person) => isSameName(person.name, name));

  const store = (people: readonly Person[]) => settings.change({ people: people.slice(0, MOST_PEOPLE) });

  const keep = (people: readonly Person[]): Answered => {
    store(people);
    changed();
    return { ok: true };
  };

  const add = (person: Person): Answered => {
    if (find(person.name) !== undefined) return refused({ code: 'person-name-taken', name: person.name });
    return keep([person, ...all()]);
  };

  const change = (was: string, person: Person): Answered => {
    const known = find(was);
    if (known === undefined) return refused({ code: 'no-such-person', name: was });
    const other = find(person.name);
    if (other !== undefined && other !== known)
      return refused({ code: 'person-name-taken', name: other.name });
    return keep(all().map((one) => (one === known ? person : one)));
  };

  return {
    all,
    spoken: (players) => players.map(({ name, bot }) => (bot === null ? find(name)?.spoken : null) ?? name),
    seated(players) {
      const here = players
        .filter((player) => player.bot === null && (find(player.name) !== undefined || !isStandIn(player)))
        .map((player) => remembered(player, find(player.name), players));
      if (here.length === 0) return;
      const others = all().filter((one) => !here.some((person) => isSameName(person.name, one.name)));
      store([...here, ...others]);
    },
    ask(ask) {
      if (ask.do === 'delete-person') {
        const known = find(ask.name);
        if (known === undefined) return refused({ code: 'no-such-person', name: ask.name });
        return keep(all().filter((one) => one !== known));
      }
      const checked = checkPerson(ask.person);
      if (!checked.ok) return refused(checked.refusal);
      return ask.was === null ? add(checked.person) : change(ask.was, checked.person);
    },
  };
}

/** A seat that nobody gave a name: it is called by its colour, and no person is behind that. */
function isStandIn({ name, colour, shape }: Player): boolean {
  return isColourName(name, colour) && COLOURS.indexOf(colour) === SHAPES.indexOf(shape);
}

/**
 * What is kept of a player. A colour that somebody else has in this game was lent for want of the own one, so that the own
 * one stays; the same with shapes.
 */
function remembered(player: Player, known: Person | undefined, players: readonly Player[]): Person {
  const { name } = player;
  if (known === undefined) return { name, spoken: null, colour: player.colour, shape: player.shape };
  const others = players.filter((other) => other !== player);
  const isLent = {
    colour: others.some(({ colour }) => colour === known.colour),
    shape: others.some(({ shape }) => shape === known.shape),
  };
  return {
    name,
    spoken: known.spoken,
    colour: isLent.colour ? known.colour : player.colour,
    shape: isLent.shape ? known.shape : player.shape,
  };
}

function refused(refusal: PersonRefusal): Answered {
  return { ok: false, refusal: refusal.code, says: personRefusalWords(refusal) };
}
