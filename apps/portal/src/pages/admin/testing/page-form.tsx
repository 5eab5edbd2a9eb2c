import { savePage } from '@open-discovery/admin-client';
import type { AdminPage } from '@open-discovery/model';
import { aPage } from '../../../testing/a-page.ts';
import { HtmlField } from '../parts/fields/html-field.tsx';
import { TextField } from '../parts/fields/text-field.tsx';
import { EditForm } from '../parts/form/edit-form.tsx';
import { all, atMost, freeRoute, required } from '../parts/form/rules.ts';
import { useEditForm } from '../parts/form/use-edit-form.ts';

/** A stored page. */
export const PAGE = aPage({ _id: '64f1', version: 3, portalPid: 'p' });

const valuesOf = (page: AdminPage | null) => ({ name: page?.name ?? '', route: page?.route ?? '', text: '' });

/** A form of a page, as the tests of forms use it. */
export const PageForm = ({ page = PAGE }: { readonly page?: AdminPage | null }) => {
  const form = useEditForm({
    id: `page ${page?._id ?? 'new'}`,
    item: page,
    valuesOf,
    labels: { name: 'Name', route: 'Route', text: 'Text' },
    rules: { name: all(required, atMost(20)), route: freeRoute(['/taken']) },
    html: ['text'],
    request: ({ name, route }, identity) => savePage({ name, route, portalType: 'explore', ...identity }),
  });
  return (
    <EditForm form={form}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('route')} />
      <HtmlField {...form.field('text')} />
    </EditForm>
  );
};
