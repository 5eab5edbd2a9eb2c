interface KeptCookie {
  readonly value: string;
  readonly path: string;
  /** Everything after the value, as it was set. */
  readonly attributes: string;
}

export interface Step {
  readonly url: string;
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly body: string;
}

/** What a request has besides its address. */
export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const MOST_REDIRECTS = 20;
const COOKIE = /^([^=]+)=([^;]*)(.*)$/;

/**
 * A browser as far as logins are concerned: it keeps cookies for this machine, sends them where their paths say, and
 * follows redirects.
 */
export class Visitor {
  readonly cookies = new Map<string, KeptCookie>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** One request, with `headers` on top of what a browser sends. */
  async ask(address: string, asking: Asking = {}): Promise<Step> {
    const url = new URL(address, this.#origin);
    const answer = await fetch(url, {
      ...asking,
      headers: { cookie: this.#cookiesFor(url), ...asking.headers },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return {
      url: url.href,
      status: answer.status,
      location: answer.headers.get('location'),
      headers: answer.headers,
      body: await answer.text(),
    };
  }

  /** Goes where an address leads: every step on the way, the last one is where it ends. */
  async go(address: string, asking: Asking = {}): Promise<readonly Step[]> {
    const steps = [await this.ask(address, asking)];
    for (let last = steps[0]; last?.location && steps.length < MOST_REDIRECTS; last = steps.at(-1))
      steps.push(await this.ask(new URL(last.location, last.url).href));
    return steps;
  }

  #cookiesFor({ pathname }: URL): string {
    const here = [...this.cookies].filter(([, { path }]) => pathname.startsWith(path));
    return here.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [, name = '', value = '', attributes = ''] = COOKIE.exec(line) ?? [];
    const path = /;\s*path=([^;]*)/i.exec(attributes)?.[1] ?? '/';
    const isOver = /max-age=0|expires=Thu, 01 Jan 1970/i.test(attributes) || value === '';
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, { value, path, attributes });
  }
}
