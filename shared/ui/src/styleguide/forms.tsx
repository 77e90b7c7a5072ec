import { Store, Truck } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { Input } from '../input/input.tsx';
import { Cluster, Grid, Stack } from '../layout/layout.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioCardGroup } from '../radio-card/radio-card.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Section } from './section.tsx';

const SAMPLE_SHIPPING = [
  { value: 'ombud', label: 'Till ombud', description: 'Tisdag 24 november', aside: '49 kr' },
  { value: 'hem', label: 'Hem till dörren', description: 'Onsdag 25 november, 17–22', aside: '89 kr' },
  { value: 'butik', label: 'Hämta i butik', description: 'I dag, Pixelhamn Göteborg', aside: 'Fritt' },
] as const;

/** Fields, choices and quantities, in all states. */
export function Forms() {
  const [shipping, setShipping] = useState<string | null>('ombud');
  const [quantity, setQuantity] = useState(2);
  return (
    <Section title="Formulär" colour="#12a05b">
      <Grid gap={4}>
        <Input label="E-post" name="email" type="email" autoComplete="email" placeholder="namn@exempel.se" />
        <Input label="Förnamn" name="given-name" autoComplete="given-name" defaultValue="Åsa" state="valid" />
        <Input
          label="Postnummer"
          name="postal-code"
          autoComplete="postal-code"
          inputMode="numeric"
          defaultValue="1234"
          state="error"
          message="Postnumret ska ha fem siffror"
        />
        <Input label="Portkod" name="door-code" optional hint="Hjälper budet att hitta in" />
        <Select
          label="Sortera"
          name="sort"
          options={[
            { value: 'popular', label: 'Populärast' },
            { value: 'price', label: 'Lägsta pris' },
          ]}
        />
        <Textarea label="Meddelande" name="message" optional />
      </Grid>
      <Grid gap={6} min="large">
        <RadioCardGroup
          legend="Leveranssätt"
          name="shipping"
          value={shipping}
          onChange={setShipping}
          options={SAMPLE_SHIPPING.map((option) => ({
            ...option,
            media: <Icon of={option.value === 'butik' ? Store : Truck} />,
          }))}
        />
        <Stack gap={2}>
          <Checkbox label="Mekaniska brytare" count="128" defaultChecked />
          <Checkbox label="Trådlöst" count="64" />
          <Checkbox label="Nödvändiga kakor" hint="Behövs för att varukorgen ska fungera" checked disabled readOnly />
          <Checkbox label="Jag godkänner köpvillkoren" message="Du behöver godkänna villkoren" />
          <Cluster gap={4}>
            <QuantityStepper value={quantity} onChange={setQuantity} max={5} />
            <QuantityStepper value={quantity} onChange={setQuantity} max={5} size="small" />
          </Cluster>
        </Stack>
      </Grid>
    </Section>
  );
}
