/**
 * On Wayland no program can place its windows, so the display does not find the second screen by itself. Where an X server is there as
 * well, the program can be started as a client of that: then it can. It is the person's choice, and it is remembered.
 */

/** What tells how the program was started. */
export interface Session {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[]; // of this start; Chromium adds its own guess to the switches later
}

/** The switch by which Electron is told what to be a client of, before any program text runs. */
const SWITCH = 'ozone-platform';

/** The platform that the arguments name, or none. */
const askedIn = (args: readonly string[]) =>
  args.findLast((arg) => arg.startsWith(`--${SWITCH}=`))?.slice(SWITCH.length + 3) ?? '';

/** As what the program draws its windows; null where there is nothing to choose. */
export type Way = 'wayland' | 'x11' | null;

export function wayOf({ platform, env, args }: Session): Way {
  const has = (name: string) => (env[name] ?? '') !== '';
  const isWayland = env['XDG_SESSION_TYPE'] === 'wayland' || has('WAYLAND_DISPLAY');
  if (platform !== 'linux' || !isWayland || !has('DISPLAY')) return null;
  return askedIn(args) === 'x11' ? 'x11' : 'wayland';
}

/** The arguments of a start that differs in nothing but this. */
export function argumentsFor(way: Exclude<Way, null>, args: readonly string[]): string[] {
  const rest = args.filter((arg) => !new RegExp(`^--${SWITCH}(-hint)?(=|$)`).test(arg));
  return way === 'x11' ? [...rest, `--${SWITCH}=x11`] : rest;
}

/** Whether this start is to give way to one by X11, because a person wanted that once. Who names a platform now is followed. */
export function givesWay(session: Session, wanted: boolean): boolean {
  return wanted && wayOf(session) === 'wayland' && askedIn(session.args) === '';
}

export interface X11 {
  /** Whether the program was started by X11; null where that is no choice. */
  readonly on: boolean | null;
  /** Starts the program again, the other way. */
  change(): void;
  /** The desktop put the display on another screen than it was asked to: the way out is offered, once a start. */
  missed(): void;
}

export interface X11Parts {
  readonly session: Session;
  /** Asks the person whether to start again by X11; whatever is done meanwhile goes on. */
  readonly ask: () => Promise<boolean>;
  /** Writes down what was chosen. */
  readonly remember: (on: boolean) => void;
  /** Ends this program in order and starts another with these arguments. */
  readonly restart: (args: string[]) => void;
}

export function openX11({ session, ask, remember, restart }: X11Parts): X11 {
  const way = wayOf(session);
  let offered = false;
  const change = () => {
    if (way === null) return;
    const next = way === 'x11' ? 'wayland' : 'x11';
    remember(next === 'x11');
    restart(argumentsFor(next, session.args));
  };
  return {
    on: way === null ? null : way === 'x11',
    change,
    missed() {
      if (way !== 'wayland' || offered) return;
      offered = true;
      void ask().then((yes) => {
        if (yes) change();
      });
    },
  };
}
