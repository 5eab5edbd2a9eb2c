const MOST_STEPS = 20;
const FORM = /action="([^"]+)\/[^/"]+"/;

/** A browser as far as a login goes: it keeps cookies and follows redirects. */
const createVisitor = () => {
  const cookies = new Map();
  const ask = async (url, method = 'GET') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { method, headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return { url, location: answer.headers.get('location'), body: await answer.text() };
  };
  const go = async (url, method) => {
    let step = await ask(url, method);
    for (let steps = 1; step.location && steps < MOST_STEPS; steps += 1)
      step = await ask(new URL(step.location, step.url).href);
    return step;
  };
  return { go, cookies };
};

/** The cookie header of a trial account that has logged in through the portal. */
export const logIn = async (portalUrl, account) => {
  const { go, cookies } = createVisitor();
  const page = await go(`${portalUrl}/api/login-service/login`);
  const action = FORM.exec(page.body)?.[1];
  if (action === undefined) throw new Error(`${page.url} is not a login page`);
  await go(new URL(`${action}/${account}`, page.url).href, 'POST');
  const session = cookies.get('session');
  if (session === undefined) throw new Error(`${account} could not log in`);
  return `session=${session}`;
};
