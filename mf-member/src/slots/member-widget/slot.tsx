import { defineSlot } from '@shop/shared/remote';
import { MemberWidget } from './member-widget.tsx';

export default defineSlot({ Component: MemberWidget });
