import { LANGUAGE_NAMES, PORTAL_FONTS, PORTAL_LANGUAGES } from '@open-discovery/model';
import type { AdminPortal } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ChoicesField } from '../../parts/fields/choices-field.tsx';
import { LogoField } from '../../parts/fields/logo-field.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { SwitchField } from '../../parts/fields/switch-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { EditForm } from '../../parts/form/edit-form.tsx';
import { all, atMost, required } from '../../parts/form/rules.ts';
import { useEditForm } from '../../parts/form/use-edit-form.ts';
import { AccentField } from './accent-field.tsx';
import { colorRule } from './color-rule.ts';
import { CssPreview } from './css-preview.tsx';
import { exampleName, exampleValues, lookValues, saveLook } from './look-values.ts';
import type { LookValues } from './look-values.ts';

/** The form of a portal's look. */
export const LookForm = ({ portal }: { readonly portal: AdminPortal }) => {
  const t = useMessages();
  const form = useEditForm<LookValues, AdminPortal>({
    id: `look ${portal._id}`,
    item: portal,
    valuesOf: (item) => lookValues(item ?? portal),
    labels: useFieldLabels(),
    rules: {
      name: all(required, atMost(200)),
      title: atMost(200),
      accent: all(atMost(100), colorRule),
      graphSectionTitle: atMost(2_000),
      graphSectionText: atMost(2_000),
      customCss: atMost(50_000),
    },
    request: (values, identity) => saveLook(portal, values, identity),
  });
  const { field } = form;
  const { languages } = form.state.values;
  const offered = languages.length === 0 ? PORTAL_LANGUAGES : languages;
  return (
    <EditForm form={form}>
      <TextField {...field('name')} hint={t('admin-look.name-hint')} />
      <TextField {...field('title')} hint={t('admin-look.title-hint')} />
      <LogoField {...field('logoUrl')} portal={portal} />
      <AccentField {...field('accent')} />
      <SelectField {...field('font')} options={PORTAL_FONTS.map((font) => [font, t(`admin.font-${font}`)])} />
      <ChoicesField
        {...field('languages')}
        hint={t('admin-look.languages-hint')}
        options={PORTAL_LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
      />
      {offered.map((language) => (
        <TextField
          key={language}
          {...field(exampleName(language))}
          lines={4}
          hint={t('admin-look.examples-hint')}
        />
      ))}
      <TextField {...field('graphSectionTitle')} />
      <TextField {...field('graphSectionText')} lines={3} />
      <SwitchField {...field('showHeaderAlways')} />
      <SwitchField {...field('enableLogin')} />
      <TextField {...field('customCss')} lines={8} isCode hint={t('admin-look.css-hint')} />
      <CssPreview css={form.state.values.customCss} />
    </EditForm>
  );
};

const useFieldLabels = (): Record<keyof LookValues, string> => {
  const t = useMessages();
  return {
    name: t('admin-look.name'),
    title: t('admin.field-title'),
    logoUrl: t('admin.field-logoUrl'),
    showHeaderAlways: t('admin.field-showHeaderAlways'),
    enableLogin: t('admin-look.login'),
    accent: t('admin.field-accent'),
    font: t('admin.field-font'),
    ...exampleValues((language) => t('admin-look.examples', { language: LANGUAGE_NAMES[language] })),
    languages: t('admin.field-languages'),
    graphSectionTitle: t('admin.field-graphSectionTitle'),
    graphSectionText: t('admin.field-graphSectionText'),
    customCss: t('admin.field-customCss'),
  };
};
