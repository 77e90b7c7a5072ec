import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** URL that ends such mails by one press (RFC 8058); none for mails that are owed. */
  unsubscribeUrl?: string;
}

/** The mail as the transport takes it, with the headers of the mail program's own button. */
const toMessage = ({ unsubscribeUrl, ...mail }: Mail) =>
  unsubscribeUrl !== undefined
    ? {
        ...mail,
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    : mail;

export interface Mailer {
  /** Resolves when the mail has been handed over; rejects when it could not be. Never call it inside a transaction. */
  send(mail: Mail): Promise<void>;
}

/** Sends mail over SMTP where the installation has a server, else writes `.eml` files that any mail program opens. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl);
    return { send: async (mail) => void (await transport.sendMail({ from: mailFrom, ...toMessage(mail) })) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(dataDir, 'mail');
  return {
    send: async (mail) => {
      const sent = await transport.sendMail({ from: mailFrom, ...toMessage(mail) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${sent.messageId.replace(/[^\w]/g, '').slice(0, 12)}.eml`;
      await writeFile(join(folder, name), sent.message as Buffer, { mode: 0o600 });
    },
  };
}
