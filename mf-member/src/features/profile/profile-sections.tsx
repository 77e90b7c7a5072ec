import type { ComponentType } from 'react';
import { AddressesSection } from './addresses-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RemovalSection } from './removal-section.tsx';
import type { SectionProps } from './section-props.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { MailSection, ShopSection, VisibilitySection } from './settings-sections.tsx';
import { StoresSection } from './stores-section.tsx';

export interface ProfileSection {
  /** Its anchor on the page: '/se/member/profile#losenord'. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType<SectionProps>;
}

/** [O2.17-07] The sections of the profile in their order; one more joins here. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  { id: 'kontakt', title: 'Kontakt och adress', Content: ContactSection },
  { id: 'adresser', title: 'Adresser', Content: AddressesSection },
  { id: 'foretag', title: 'Företag', Content: CompanySection },
  { id: 'butiker', title: 'Mina butiker', Content: StoresSection },
  { id: 'butiken', title: 'Så visas butiken', Content: ShopSection },
  { id: 'aviseringar', title: 'Mejl och aviseringar', Content: MailSection },
  { id: 'synlighet', title: 'Vad andra ser', Content: VisibilitySection },
  { id: 'e-post', title: 'E-postadress', Content: EmailSection },
  { id: 'losenord', title: 'Lösenord', Content: PasswordSection },
  { id: 'tva-steg', title: 'Tvåstegsverifiering', Content: SecondFactorSection },
  { id: 'enheter', title: 'Inloggade enheter', Content: SessionsSection },
  { id: 'uppgifter', title: 'Mina uppgifter', Content: DataSection },
  { id: 'ta-bort', title: 'Ta bort kontot', Content: RemovalSection },
];
