import { Badge, PriceBubble, Splash } from '../badge/badge.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Price } from '../price/price.tsx';
import { StockLine } from '../stock-line/stock-line.tsx';
import { Section } from './section.tsx';

/** Product facts: prices, badges, stock. */
export function Facts() {
  return (
    <Section title="Pris och märken" colour="#c4102b">
      <Cluster gap={8}>
        <Price amount={12990} size="large" />
        <Price
          amount={1299}
          size="large"
          isReduced
          saving="Spara 200 kr"
          comparison={{ label: 'Lägsta pris 30 dagar', amount: 1499 }}
        />
        <Price amount={1039} excludingVat />
        <Price amount={249} unit="/mån" prefix="Från" size="small" />
      </Cluster>
      <Cluster gap={3}>
        <Badge>12 st</Badge>
        <Badge tone="solid">Storsäljare</Badge>
        <Badge tone="success">Levererad</Badge>
        <Badge tone="warning">Väntar på betalning</Badge>
        <Badge tone="error">Avbruten</Badge>
        <Badge tone="info">Packas</Badge>
        <Splash text="NYHET!" />
        <Splash text="Black Week" colour="#ffd400" />
        <Splash text="Spelhelg" colour="#6a1b9a" />
        <PriceBubble label="Flash-sale!" saving="−200 kr" />
      </Cluster>
      <Cluster gap={6}>
        <StockLine tone="available" text="I webblagret: 20+ st" />
        <StockLine tone="limited" text="I webblagret: 2 st" />
        <StockLine tone="incoming" text="Släpps 12 dec. 2026" />
        <StockLine tone="none" text="Slut i lager" />
      </Cluster>
    </Section>
  );
}
