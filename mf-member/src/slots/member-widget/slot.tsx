import { defineSlot } from '@shop/platform';
import { MemberWidget } from './member-widget.tsx';

export default defineSlot({ Component: MemberWidget });
