import { defineSlot } from '@shop/platform';
import { ChatButton } from './chat-button.tsx';

const slot = defineSlot({ Component: () => <ChatButton /> });
export default slot;
