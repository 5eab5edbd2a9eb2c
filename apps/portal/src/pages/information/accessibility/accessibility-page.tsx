import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { Contact } from '../contact.tsx';
import { InformationFrame, Paragraphs, Points } from '../information-frame.tsx';
import type { InformationSection } from '../information-frame.tsx';
import { InformationTable } from '../information-table.tsx';
import report from './report.json';

const CHECK_TEXTS = {
  axe: 'accessibility-page.check-axe',
  targets: 'accessibility-page.check-targets',
  reflow: 'accessibility-page.check-reflow',
  spacing: 'accessibility-page.check-spacing',
  keyboard: 'accessibility-page.check-keyboard',
  names: 'accessibility-page.check-names',
} as const satisfies Record<keyof typeof report.checks, string>;
const CHECKS = ['axe', 'targets', 'reflow', 'spacing', 'keyboard', 'names'] as const;

const SECTIONS: readonly InformationSection[] = [
  {
    id: 'goal',
    title: 'accessibility-page.goal',
    content: ['accessibility-page.goal-text'],
  },
  {
    id: 'features',
    title: 'accessibility-page.features',
    content: (
      <Points
        ids={[
          'accessibility-page.feature-keyboard',
          'accessibility-page.feature-keys',
          'accessibility-page.feature-theme',
          'accessibility-page.feature-scripts',
          'accessibility-page.feature-figures',
        ]}
      />
    ),
  },
  { id: 'report', title: 'accessibility-page.report', content: <Report /> },
  { id: 'known', title: 'accessibility-page.known', content: <Known /> },
  {
    id: 'contact',
    title: 'accessibility-page.contact',
    content: (
      <>
        <Paragraphs ids={['accessibility-page.contact-text']} />
        <Contact />
      </>
    ),
  },
];

/** The page about accessibility: the report of the tests of this version, and the known problems. */
export const AccessibilityPage = () => (
  <InformationFrame
    route="/accessibility"
    title="footer.accessibility"
    lead="accessibility-page.lead"
    sections={SECTIONS}
  />
);

function Report() {
  const t = useMessages();
  const format = useFormat();
  const { language } = usePortal();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language);
  if (report.pages.length === 0) return <p>{t('accessibility-page.report-missing')}</p>;
  return (
    <>
      <p>
        {t('accessibility-page.report-text', {
          pages: report.pages.length,
          languages: list.format(report.languages.map((code) => names.of(code) ?? code)),
          widths: list.format(report.widths.map((width) => format.number(width))),
          date: format.day(report.date),
          version: report.version,
          tools: report.tools,
        })}
      </p>
      <InformationTable
        label={t('accessibility-page.report')}
        columns={[
          t('accessibility-page.check'),
          t('accessibility-page.runs'),
          t('accessibility-page.failures'),
        ]}
        rows={CHECKS.map((check) => ({
          key: check,
          cells: [t(CHECK_TEXTS[check]), format.number(report.checks[check].runs)],
          number: format.number(report.checks[check].failures),
        }))}
      />
      <details>
        <summary>{t('accessibility-page.pages')}</summary>
        <ul>
          {report.pages.map((address) => (
            <li key={address}>
              <code>{address}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Known() {
  const t = useMessages();
  return (
    <>
      {report.failures.length === 0 ? (
        report.pages.length > 0 && <p>{t('accessibility-page.known-none')}</p>
      ) : (
        <ul lang="en">
          {report.failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
      <Points
        ids={[
          'accessibility-page.known-people',
          'accessibility-page.known-language',
          'accessibility-page.known-formulas',
          'accessibility-page.known-graph',
          'accessibility-page.known-outside',
        ]}
      />
    </>
  );
}
