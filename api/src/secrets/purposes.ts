/** What is signed, or derived, with a key of its own. A new purpose is added here. */
export type SigningPurpose =
  | 'card-provider'
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
  | 'unsubscribe';

/** What is stored encrypted, with a key of its own. A new purpose is added here. */
export type EncryptionPurpose = 'corp-number' | 'licences' | 'member.ssn' | 'second-factor';
