import { formatCorpNumber } from '@shop/domain/validation/normalise';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { COMPANY_FORM, REFERENCE_FORM } from './profile-forms.ts';
import { SavedForm } from './saved-form.tsx';
import type { SectionProps } from './section-props.ts';
import classes from './profile-page.module.css';

const APPROVAL =
  'Vi granskar företaget innan det handlar som företag. Tills det är godkänt handlar du som privatperson, med alla konsumenträttigheter.';

/** [O6-16] The company and its approval; without one, the way to connect one. */
export function CompanySection({ profile }: SectionProps) {
  const { companyName, corpNumber, isCorporateCustomer } = profile.settings;
  const hasCompany = companyName !== '' || corpNumber !== '';
  return (
    <div className={classes.parts}>
      {hasCompany ? (
        <>
          <dl className={classes.facts}>
            <div>
              <dt>Företag</dt>
              <dd>{companyName}</dd>
            </div>
            <div>
              <dt>Organisationsnummer</dt>
              <dd>{formatCorpNumber(corpNumber)}</dd>
            </div>
            <div>
              <dt>Godkännande</dt>
              <dd>
                {isCorporateCustomer ? (
                  <Badge tone="success">Godkänt</Badge>
                ) : (
                  <Badge tone="warning">Väntar på granskning</Badge>
                )}
              </dd>
            </div>
          </dl>
          <SavedForm profile={profile} description={REFERENCE_FORM} />
        </>
      ) : (
        <p>Handlar du för ett företag? Anslut det, så handlar du som företag när det är godkänt.</p>
      )}
      <details className={classes.more}>
        <summary>{hasCompany ? 'Byt namn eller organisationsnummer' : 'Anslut ett företag'}</summary>
        <div className={classes.moreContent}>
          <p className={classes.muted}>{APPROVAL}</p>
          <SavedForm
            profile={profile}
            description={COMPANY_FORM}
            submitLabel={hasCompany ? 'Spara' : 'Skicka till granskning'}
            remark={(settings, changed) =>
              changed.includes('corpNumber') && !settings.isCorporateCustomer
                ? 'Vi mejlar dig när företaget är godkänt.'
                : null
            }
          />
        </div>
      </details>
    </div>
  );
}
