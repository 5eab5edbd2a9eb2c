interface KeptCookie {
  readonly value: string;
  readonly path: string;
  /** The attributes after the value. */
  readonly attributes: string;
}

export interface Step {
  readonly url: string;
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly body: string;
}

/** The parts of a request besides its address. */
export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const MOST_REDIRECTS = 20;
const COOKIE = /^([^=]+)=([^;]*)(.*)$/;

/** A minimal browser: it stores cookies, sends them by their paths, and follows redirects. */
export class Visitor {
  readonly cookies = new Map<string, KeptCookie>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async request(address: string, options: RequestOptions = {}): Promise<Step> {
    const url = new URL(address, this.#origin);
    const answer = await fetch(url, {
      ...options,
      headers: { cookie: this.#cookiesFor(url), ...options.headers },
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

  /** Opens an address and follows redirects. Returns all steps. */
  async go(address: string, options: RequestOptions = {}): Promise<readonly Step[]> {
    const steps = [await this.request(address, options)];
    for (let last = steps[0]; last?.location && steps.length < MOST_REDIRECTS; last = steps.at(-1))
      steps.push(await this.request(new URL(last.location, last.url).href));
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
