import { readDocuments as verb, readNote } from '@baize/services';

import { route } from '../../route.ts';

export const readDocuments = route('GET /account/documents', async (context) => {
  const { success, data } = await verb(context);
  const documents = data.documents.map((one) => ({
    ...one,
    note: readNote(one.note, (key) => context.text(key)),
  }));
  return { success, data: { ...data, documents } };
});
