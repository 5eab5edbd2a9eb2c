import { createElement } from 'react';

const TOKEN =
  /<!--.*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const RAW = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const unescaped = (text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);

const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((rule) => {
        const colon = rule.indexOf(':');
        return [rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()];
      }),
  );

const propsOf = (attributes) => {
  const props = {};
  for (const [, name, , value = ''] of attributes.matchAll(/([\w:-]+)(="([^"]*)")?/g)) {
    if (name === 'style') props.style = styleOf(unescaped(value));
    else if (name === 'class') props.className = unescaped(value);
    else props[name] = value === '' ? true : unescaped(value);
  }
  return props;
};

/**
 * The React elements that render to a page which React wrote: elements only, without a component. What stands in scripts
 * is kept as it is.
 */
export const toElements = (html) => {
  const raw = [];
  const plain = html.replace(RAW, (_whole, name, attributes, text) => {
    raw.push(text);
    return `<${name}${attributes}></${name}>`;
  });
  const root = { children: [] };
  const open = [root];
  for (const [token, close, name, attributes = '', selfClosing] of plain.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (token.startsWith('<!')) continue;
    if (name === undefined) parent.children.push(unescaped(token));
    else if (close) {
      const done = open.pop();
      open.at(-1).children.push(createElement(done.name, done.props, ...done.children));
    } else {
      const props = propsOf(attributes);
      if (name === 'script' || name === 'style') props.dangerouslySetInnerHTML = { __html: raw.shift() };
      if (selfClosing || VOID.has(name)) parent.children.push(createElement(name, props));
      else open.push({ name, props, children: [] });
    }
  }
  return root.children[0];
};
