import type { TrialAccountId } from './trial-accounts.ts';

/** The words of the login page. */
export interface TrialMessages {
  readonly language: string;
  readonly title: string;
  readonly warning: string;
  readonly explanation: string;
  readonly choose: string;
  readonly accounts: Readonly<Record<TrialAccountId, { readonly name: string; readonly may: string }>>;
  readonly goBack: string;
  readonly leaveTitle: string;
  readonly leave: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly toPortal: string;
}

export const TRIAL_MESSAGES = {
  en: {
    language: 'en',
    title: 'Trial login',
    warning: 'This login is for trying out only.',
    explanation:
      'Nobody is asked for a password: choose who you want to be. It does not exist in production.',
    choose: 'Log in as',
    accounts: {
      'trial-user': {
        name: 'Registered user',
        may: 'Sees “My links” and pages for users who are logged in.',
      },
      'trial-manager': { name: 'Community manager', may: 'Looks after the pages of one community.' },
      'trial-curator': { name: 'Curator', may: 'Looks after the pages of all communities.' },
      'trial-administrator': { name: 'Portal administrator', may: 'May change everything in this portal.' },
    },
    goBack: 'Go back without logging in',
    leaveTitle: 'Log out of the trial login',
    leave: 'Log out',
    failedTitle: 'That did not work',
    failed: 'This step of the login is over, or was never begun. Please begin again at the portal.',
    toPortal: 'To the portal',
  },
  de: {
    language: 'de',
    title: 'Anmeldung zum Ausprobieren',
    warning: 'Diese Anmeldung dient nur dem Ausprobieren.',
    explanation:
      'Es wird kein Passwort verlangt: Wählen Sie, wer Sie sein wollen. Im Echtbetrieb gibt es sie nicht.',
    choose: 'Anmelden als',
    accounts: {
      'trial-user': {
        name: 'Registrierte Person',
        may: 'Sieht „Meine Verknüpfungen“ und Seiten für Angemeldete.',
      },
      'trial-manager': { name: 'Community-Verwaltung', may: 'Betreut die Seiten einer Community.' },
      'trial-curator': { name: 'Kuratorin oder Kurator', may: 'Betreut die Seiten aller Communitys.' },
      'trial-administrator': { name: 'Portal-Administration', may: 'Darf alles in diesem Portal ändern.' },
    },
    goBack: 'Zurück, ohne sich anzumelden',
    leaveTitle: 'Von der Probe-Anmeldung abmelden',
    leave: 'Abmelden',
    failedTitle: 'Das hat nicht geklappt',
    failed: 'Dieser Schritt ist abgelaufen oder wurde nie begonnen. Bitte beginnen Sie im Portal neu.',
    toPortal: 'Zum Portal',
  },
} as const satisfies Record<string, TrialMessages>;

/** The words for whoever prefers German to English; English for everybody else. */
export const trialMessages = (acceptLanguage: string | undefined): TrialMessages => {
  const wanted = (acceptLanguage ?? '').toLowerCase().match(/\b(?:de|en)\b/);
  return wanted?.[0] === 'de' ? TRIAL_MESSAGES.de : TRIAL_MESSAGES.en;
};
