// Clips of the players' own in the built program, and sound without a click: nobody ever clicks on the display.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, launch, test } from '../kit/launch.ts';
import { silentWav } from '../kit/wav.ts';
import { seqShown } from '../kit/shown.ts';

test('a window gets the clips that are listed and no other file, and may play them without a click', async ({
  data,
}) => {
  mkdirSync(path.join(data, 'sounds', 'de'), { recursive: true });
  writeFileSync(path.join(data, 'sounds', 'de', 'bust.wav'), silentWav(0.25));
  writeFileSync(path.join(data, 'sounds', 'secret.txt'), 'secret');
  const tableside = await launch({ data });
  try {
    const desk = await tableside.window('desk');
    expect(await seqShown(desk)).toBe(0);
    const found = await desk.evaluate(async () => {
      const context = new AudioContext();
      const clip = await fetch('/sounds/de/bust.wav');
      const { duration } = await context.decodeAudioData(await clip.clone().arrayBuffer());
      const others = ['/sounds/bust.wav', '/sounds/secret.txt', '/sounds/de/../../settings.json'];
      const refused = await Promise.all(others.map(async (other) => (await fetch(other)).status));
      await context.resume();
      return { type: clip.headers.get('content-type'), duration, refused, state: context.state };
    });
    expect(found).toEqual({ type: 'audio/wav', duration: 0.25, refused: [404, 404, 404], state: 'running' });
  } finally {
    await tableside.close();
  }
});
