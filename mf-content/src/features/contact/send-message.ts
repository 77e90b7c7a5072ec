import { postContact, postContactPhoto } from '@shop/contracts/api/contact';
import type { ApiClient } from '@shop/contracts/platform';
import type { ContactEntry } from '@shop/domain/contact';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import type { PickedPhoto } from '@shop/ui/photo-picker/photo-picker.tsx';

/** A message as the form has it. */
export interface WrittenMessage {
  readonly entry: ContactEntry;
  /** The field that people do not see. */
  readonly website: string;
  readonly photos: readonly PickedPhoto[];
}

/** A message that the shop has received. */
export interface SentMessage {
  readonly id: string;
  readonly email: string;
  /** Pictures that could not be sent: the message itself has been received. */
  readonly lost: readonly string[];
}

/** Sends a message, once by its key, then its pictures one by one. */
export async function sendMessage(
  api: ApiClient,
  { entry, website, photos }: WrittenMessage,
  idempotencyKey: string,
): Promise<SentMessage> {
  const { firstName, lastName, email, ...rest } = entry;
  const mailFields = [
    { id: MAIL_FIELD_IDS.firstName, value: firstName },
    { id: MAIL_FIELD_IDS.lastName, value: lastName },
    { id: MAIL_FIELD_IDS.email, value: email },
  ];
  const { data } = await api.call(postContact, { body: { ...rest, mailFields, website } }, { idempotencyKey });
  const lost: string[] = [];
  for (const { name, image } of photos) {
    const body = { photoKey: data.photoKey, image };
    await api.call(postContactPhoto, { params: { id: data.case.id }, body }).catch(() => lost.push(name));
  }
  return { id: data.case.id, email, lost };
}
