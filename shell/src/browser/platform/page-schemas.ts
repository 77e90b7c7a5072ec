/** Schemas of what pages of any kind call when they are used: quick search, lists, banners. */
import * as discovery from '@shop/contracts/api/discovery';
import * as display from '@shop/contracts/api/display';
import * as navigation from '@shop/contracts/api/navigation';
import { responsesOf } from './responses-of.ts';

export const RESPONSES = responsesOf(discovery, display, navigation);
