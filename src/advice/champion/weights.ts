/** The networks as they are handed in: by kind and by target. Reading them from the disk is the host's part. */

import { type Net, type NetData, readNet } from './net.ts';

/** Networks of one kind by the number of claimed columns that win. */
export type NetsData = Readonly<Record<string, NetData>>;

/** All that the champion and the win chances need. */
export interface Weights {
  readonly champion: NetsData; // against rivals, by best play
  readonly people: NetsData; // against rivals, as people play: like the Rule of 28
  readonly solitaire: NetsData; // alone: turns still needed
}

/** Which of them: against rivals by best play or as people play, or alone. */
export type WeightKind = keyof Weights;

/** The network of a kind for a target; for one that none was trained for, that of the nearest target. Refuses a kind without any. */
export type Nets = (kind: WeightKind, target: number) => Net;

/** The networks of these weights, each made ready when it is first asked for, and once. */
export function readNets(weights: Weights): Nets {
  const ready = new Map<NetData, Net>();
  return (kind, target) => {
    const nearest = Object.values(weights[kind]).reduce<NetData | null>(
      (best, net) =>
        best === null || Math.abs(net.columns - target) < Math.abs(best.columns - target) ? net : best,
      null,
    );
    if (nearest === null) throw new RangeError(`There are no weights of the kind ${kind}.`);
    const net = ready.get(nearest) ?? readNet(nearest);
    ready.set(nearest, net);
    return net;
  };
}
