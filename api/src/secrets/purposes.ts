/** Purposes that are signed, or derived, with a key of their own. A new purpose is added here. */
export type SigningPurpose =
  | 'card-provider'
  | 'contact-photo'
  | 'device'
  | 'download'
  | 'gift-card'
  | 'newsletter-unsubscribe'
  | 'order-secret'
  | 'payment-link'
  | 'price-pass'
  | 'search-buyer'
  | 'security-log-name'
  | 'ticket'
  | 'ticket-caller'
  | 'unsubscribe'
  | 'watch';

/** Purposes that are stored encrypted, with a key of their own. A new purpose is added here. */
export type EncryptionPurpose = 'card-token' | 'corp-number' | 'licences' | 'member.ssn' | 'second-factor';
