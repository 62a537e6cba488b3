/** The list of ports, with real and fake udevadm programs and a source that misbehaves. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portListSchema } from '../../../src/contract/reader.ts';
import { createLister, LIST_LIMIT } from '../../../src/host/dice/ports.ts';
import { systemClock } from '../../../src/host/outside.ts';
import { fakeClock, hastyClock, settled } from '../../kit/clock.ts';
import { type FakeUdevadm, fakeUdevadm } from '../../kit/udevadm.ts';

describe('the list of ports as the system gives it', () => {
  let udevadm: FakeUdevadm;

  beforeEach(() => {
    udevadm = fakeUdevadm();
  });

  afterEach(() => udevadm.dispose());

  test('without udevadm says so (fault 5)', async () => {
    udevadm.vanishes();
    expect(await createLister(systemClock)()).toEqual({ ports: [], problem: 'no-udevadm' });
  });

  test('with a udevadm that fails says so, though the binding takes it for an empty list (fault 5)', async () => {
    udevadm.does('exit 1');
    expect(await createLister(systemClock)()).toEqual({ ports: [], problem: 'failed' });
  });

  test('with a udevadm that hangs says so at the limit (fault 5)', async () => {
    udevadm.does('exec sleep 2');
    expect(await createLister(hastyClock(10))()).toEqual({ ports: [], problem: 'timed-out' });
  });

  test('with a udevadm that knows no ports is empty and nothing is wrong', async () => {
    udevadm.does('exit 0');
    expect(await createLister(systemClock)()).toEqual({ ports: [], problem: null });
  });

  test('tells likely readers first, with all that is known of them', async () => {
    udevadm.does(`cat <<'END'
P: /devices/platform/serial8250/tty/ttyS0
N: ttyS0
E: DEVNAME=/dev/ttyS0

P: /devices/usb1/1-10/tty/ttyUSB10
N: ttyUSB10
E: DEVNAME=/dev/ttyUSB10
E: ID_VENDOR_ID=1A86
E: ID_MODEL_ID=7523
E: DEVLINKS=/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0 /dev/serial/by-path/x

P: /devices/usb1/1-2/tty/ttyUSB2
N: ttyUSB2
E: DEVNAME=/dev/ttyUSB2
E: ID_VENDOR_ENC=Arduino\\x20LLC
E: ID_VENDOR_ID=2341
E: ID_MODEL_ID=0043
E: ID_SERIAL_SHORT=8563
END`);
    const list = await createLister(systemClock)();
    expect(portListSchema.parse(list)).toEqual({
      ports: [
        {
          path: '/dev/ttyUSB2',
          maker: 'Arduino LLC',
          vendorId: '2341',
          productId: '0043',
          serialNumber: '8563',
          pnpId: null,
        },
        {
          path: '/dev/ttyUSB10',
          maker: null,
          vendorId: '1A86',
          productId: '7523',
          serialNumber: null,
          pnpId: 'usb-1a86_USB_Serial-if00-port0',
        },
        { path: '/dev/ttyS0', maker: null, vendorId: null, productId: null, serialNumber: null, pnpId: null },
      ],
      problem: null,
    });
  });

  test('with the real udevadm of this machine is a list without a problem', async () => {
    udevadm.dispose();
    expect(portListSchema.parse(await createLister(systemClock)()).problem).toBeNull();
  });
});

describe('asking for the list', () => {
  test('while an earlier question is open does not ask the system again', async () => {
    const clock = fakeClock();
    let asked = 0;
    let answer: (rows: { path: string }[]) => void = () => undefined;
    const list = createLister(clock, {
      rows() {
        asked += 1;
        return new Promise((resolve) => (answer = resolve));
      },
      works: () => Promise.resolve(true),
    });
    const [first, second] = [list(), list()];
    await clock.advance(LIST_LIMIT);
    expect((await first).problem).toBe('timed-out');
    expect((await second).problem).toBe('timed-out');
    const third = list();
    expect(asked).toBe(1);
    answer([{ path: '/dev/ttyS0' }]);
    expect((await third).ports.map((entry) => entry.path)).toEqual(['/dev/ttyS0']);
    await settled();
    void list();
    expect(asked).toBe(2);
  });
});
