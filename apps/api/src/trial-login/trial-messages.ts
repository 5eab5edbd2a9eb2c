import { chooseLanguage } from '@open-discovery/http-server';
import type { TrialAccountId } from './trial-accounts.ts';

/** The texts of the login pages. */
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

const TRIAL_MESSAGES = {
  en: {
    language: 'en',
    title: 'Trial login',
    warning: 'This login is for trial use only.',
    explanation: 'Choose an account; no password is needed. This login is not available in production.',
    choose: 'Log in as',
    accounts: {
      'trial-user': {
        name: 'Registered user',
        may: 'Can see “My links” and pages for logged-in users.',
      },
      'trial-manager': { name: 'Community manager', may: 'Can edit the pages of one community.' },
      'trial-curator': { name: 'Curator', may: 'Can edit the pages of all communities.' },
      'trial-administrator': { name: 'Portal administrator', may: 'Can change everything in this portal.' },
    },
    goBack: 'Go back without logging in',
    leaveTitle: 'Log out of the trial login',
    leave: 'Log out',
    failedTitle: 'Something went wrong',
    failed: 'This login has expired or was never started. Please start again from the portal.',
    toPortal: 'Back to the portal',
  },
  de: {
    language: 'de',
    title: 'Testanmeldung',
    warning: 'Diese Anmeldung ist nur zum Ausprobieren.',
    explanation:
      'Wählen Sie ein Konto; ein Passwort ist nicht nötig. Im Produktivbetrieb gibt es diese Anmeldung nicht.',
    choose: 'Anmelden als',
    accounts: {
      'trial-user': {
        name: 'Registrierte Person',
        may: 'Sieht „Meine Verknüpfungen“ und Seiten für Angemeldete.',
      },
      'trial-manager': {
        name: 'Verantwortlich für eine Forschungsgemeinschaft',
        may: 'Kann die Seiten dieser Forschungsgemeinschaft bearbeiten.',
      },
      'trial-curator': {
        name: 'Kuratorin oder Kurator',
        may: 'Kann die Seiten aller Forschungsgemeinschaften bearbeiten.',
      },
      'trial-administrator': { name: 'Portal-Administration', may: 'Kann alles in diesem Portal ändern.' },
    },
    goBack: 'Zurück ohne Anmeldung',
    leaveTitle: 'Von der Testanmeldung abmelden',
    leave: 'Abmelden',
    failedTitle: 'Etwas ist schiefgegangen',
    failed: 'Diese Anmeldung ist abgelaufen oder wurde nie begonnen. Bitte beginnen Sie im Portal neu.',
    toPortal: 'Zurück zum Portal',
  },
} as const satisfies Record<string, TrialMessages>;

/** Returns the texts in the preferred language; English is the default. */
export const trialMessages = (acceptLanguage: string | undefined): TrialMessages =>
  TRIAL_MESSAGES[chooseLanguage(acceptLanguage, ['en', 'de']) ?? 'en'];
