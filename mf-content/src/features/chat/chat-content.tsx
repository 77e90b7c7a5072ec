import type { Chat, ChatService } from '@shop/contracts/api/chat';
import { CHAT_KEPT_DAYS } from '@shop/domain/chat';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useEffect, useState } from 'react';
import { ChatCompose } from './chat-compose.tsx';
import { ChatLog } from './chat-log.tsx';
import classes from './chat-panel.module.css';
import { readDraft, writeDraft } from './chat-storage.ts';
import { LetterForm } from './letter-form.tsx';
import type { useChat } from './use-chat.ts';

/** Id of the panel's heading. */
export const CHAT_HEADING = 'chatt-rubrik';

export interface ChatContentProps {
  readonly talk: ReturnType<typeof useChat>;
  readonly service: ChatService | null | undefined;
}

/** What the shopper has written since the last answer: the letter begins with it. */
const unanswered = (chat: Chat | null): string => {
  if (chat === null || chat.state === 'closed') return '';
  const from = chat.messages.findLastIndex((message) => message.from === 'staff') + 1;
  return chat.messages
    .slice(from)
    .map(({ text }) => text)
    .join('\n');
};

function Privacy() {
  const { href } = usePlatform();
  return (
    <p className={classes.note}>
      Bara vår kundservice läser chatten. Den sparas i {CHAT_KEPT_DAYS} dagar. Skriv inte personnummer, kortnummer eller
      lösenord.{' '}
      <TextLink href={href('info', { id: INFO_PAGE_IDS.privacyPolicy })} target="_blank">
        Läs hur vi hanterar personuppgifter (öppnas i ny flik)
      </TextLink>
    </p>
  );
}

function Sent({ caseId, onAgain }: { readonly caseId: string; readonly onAgain: () => void }) {
  return (
    <Alert
      tone="success"
      live="status"
      title="Tack, vi har fått din fråga"
      action={<Button onClick={onAgain}>Ställ en fråga till</Button>}
    >
      Ärendets nummer är <strong>{caseId}</strong>. Vi mejlar svaret inom ett dygn.
    </Alert>
  );
}

interface WaysProps {
  readonly isGoing: boolean;
  readonly canChat: boolean;
  readonly isLetter: boolean;
  readonly onChat: () => void;
  readonly onLetter: () => void;
  readonly onEnd: () => void;
}

/** The ways from chat to letter and back, and the end of the chat. */
function Ways({ isGoing, canChat, isLetter, onChat, onLetter, onEnd }: WaysProps) {
  return (
    <div className={classes.ways}>
      {isLetter && canChat ? (
        <Button variant="quiet" onClick={onChat}>
          Tillbaka till chatten
        </Button>
      ) : null}
      {!isLetter && canChat ? (
        <Button variant="quiet" onClick={onLetter}>
          Få svaret per mejl i stället
        </Button>
      ) : null}
      {isGoing ? (
        <Button variant="quiet" onClick={onEnd}>
          Avsluta chatten
        </Button>
      ) : null}
    </div>
  );
}

/** What goes on in an open panel: a chat, the beginning of one, or a letter. */
export function ChatContent({ talk, service }: ChatContentProps) {
  const { modals, href, toasts } = usePlatform();
  const { chat, isFailing, send, end, show } = talk;
  const [draft, setDraft] = useState(readDraft);
  const [isLetter, setIsLetter] = useState(false);
  const [caseId, setCaseId] = useState<string | null>(null);
  const isGoing = chat !== undefined && chat !== null && chat.state !== 'closed';
  useEffect(() => {
    // What had the focus has been replaced.
    if (document.activeElement === document.body) document.getElementById(CHAT_HEADING)?.focus();
  }, [isLetter, caseId, isGoing]);
  const keepDraft = (text: string): void => {
    setDraft(text);
    writeDraft(text);
  };

  if ((chat === undefined && isFailing) || service === null) {
    const contact = href('info', { id: INFO_PAGE_IDS.contact, name: 'Kontakta oss' });
    return (
      <Alert tone="error" live="alert" action={<TextLink href={contact}>Till kontaktformuläret</TextLink>}>
        Chatten kunde inte hämtas. Försök igen om en stund, eller skriv till oss.
      </Alert>
    );
  }
  if (chat === undefined || service === undefined) return <Spinner label="Hämtar chatten" />;
  if (caseId !== null) return <Sent caseId={caseId} onAgain={() => setCaseId(null)} />;

  const writeLetter = (): void => {
    const text = [unanswered(chat), draft].filter((part) => part !== '').join('\n');
    keepDraft(text);
    setIsLetter(true);
  };
  const endChat = async (): Promise<void> => {
    const isSure = await modals.confirm({
      title: 'Avsluta chatten?',
      text: 'Har du en fråga till kan du börja en ny chatt.',
      yes: 'Avsluta chatten',
      no: 'Fortsätt chatta',
    });
    if (!isSure) return;
    await end().catch(() => toasts.show('Chatten kunde inte avslutas. Försök igen.', 'error'));
  };
  const finish = (id: string): void => {
    setCaseId(id);
    setIsLetter(false);
    if (chat !== null) show({ ...chat, state: 'closed' });
  };
  const canChat = isGoing || service.isOpen;

  return (
    <>
      {chat === null ? null : <ChatLog chat={chat} isStaffed={service.isOpen} />}
      {isFailing ? (
        <p role="status" className={classes.state}>
          Ingen kontakt med chatten just nu. Vi försöker igen.
        </p>
      ) : null}
      {isLetter || !canChat ? (
        <LetterForm draft={draft} onDraft={keepDraft} onSent={finish} />
      ) : (
        <>
          {isGoing ? null : <p>Skriv din fråga, så svarar någon av oss här.</p>}
          <ChatCompose {...{ draft, send }} isFirst={!isGoing} onDraft={keepDraft} />
          {isGoing ? null : <Privacy />}
        </>
      )}
      <Ways
        {...{ isGoing, canChat, isLetter }}
        onChat={() => setIsLetter(false)}
        onLetter={writeLetter}
        onEnd={() => void endChat()}
      />
    </>
  );
}
