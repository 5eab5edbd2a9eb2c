const KEY = 'invitation';

/** The parts of a browser that an invitation's secret passes through. */
export interface SecretPlace {
  /** With the leading #. */
  readonly hash: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Removes the fragment from the address. */
  readonly clearHash: () => void;
}

/**
 * Returns the secret of the link that was opened. It is kept for this tab, because a login leaves the page, and removed
 * from the address, which others may see.
 * @example takeSecret({ hash: '#abc', storage: sessionStorage, clearHash }) // 'abc'
 */
export const takeSecret = ({ hash, storage, clearHash }: SecretPlace): string | null => {
  const secret = hash.slice(1);
  if (secret !== '') {
    storage.setItem(KEY, secret);
    clearHash();
    return secret;
  }
  return storage.getItem(KEY);
};

/** Forgets the secret, once the invitation is accepted. */
export const forgetSecret = (storage: SecretPlace['storage']): void => storage.removeItem(KEY);
