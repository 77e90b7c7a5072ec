/** Schemas of what members, buyers and readers of guides call: all that is in no smaller area of `schemas.ts`. */
import * as account from '@shop/contracts/api/account';
import * as address from '@shop/contracts/api/address';
import * as articles from '@shop/contracts/api/articles';
import * as chat from '@shop/contracts/api/chat';
import * as checkout from '@shop/contracts/api/checkout';
import * as configureToOrder from '@shop/contracts/api/configure-to-order';
import * as contact from '@shop/contracts/api/contact';
import * as content from '@shop/contracts/api/content';
import * as eid from '@shop/contracts/api/eid';
import * as friend from '@shop/contracts/api/friend';
import * as memberWorld from '@shop/contracts/api/member-world';
import * as orderCodes from '@shop/contracts/api/order-codes';
import * as orderReceipt from '@shop/contracts/api/order-receipt';
import * as orderReturn from '@shop/contracts/api/order-return';
import * as payableOrder from '@shop/contracts/api/payable-order';
import * as payment from '@shop/contracts/api/payment';
import * as profile from '@shop/contracts/api/profile';
import * as secondFactor from '@shop/contracts/api/second-factor';
import * as wallet from '@shop/contracts/api/wallet';
import * as wishlist from '@shop/contracts/api/wishlist';
import { responsesOf } from './responses-of.ts';

export const RESPONSES = responsesOf(
  account,
  address,
  articles,
  chat,
  checkout,
  configureToOrder,
  contact,
  content,
  eid,
  friend,
  memberWorld,
  orderCodes,
  orderReceipt,
  orderReturn,
  payableOrder,
  payment,
  profile,
  secondFactor,
  wallet,
  wishlist,
);
