import { Heart, ShoppingCart, Store, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Accordion } from './accordion/accordion.tsx';
import { Alert } from './alert/alert.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Badge, PriceBubble, Splash } from './badge/badge.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Button } from './button/button.tsx';
import { Card } from './card/card.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { EnergyLabel } from './energy-label/energy-label.tsx';
import { BUTTON_LABELS } from './icon-button/button-labels.ts';
import { IconButton } from './icon-button/icon-button.tsx';
import { Icon } from './icon/icon.tsx';
import { Input } from './input/input.tsx';
import { Cluster, Container, Grid, Stack } from './layout/layout.tsx';
import { Logo } from './logo/logo.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { PixelArt } from './pixel-art/pixel-art.tsx';
import { Price } from './price/price.tsx';
import { ProductCardCompact } from './product-card/product-card-compact.tsx';
import { ProductCardSkeleton } from './product-card/product-card-skeleton.tsx';
import { ProductCard } from './product-card/product-card.tsx';
import { ProductGrid } from './product-grid/product-grid.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx';
import { RadioCardGroup } from './radio-card/radio-card.tsx';
import { Rating } from './rating/rating.tsx';
import { SectionHeading } from './section-heading/section-heading.tsx';
import { Select } from './select/select.tsx';
import { SkeletonGroup } from './skeleton/skeleton.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { StockLine } from './stock-line/stock-line.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { TextLink } from './text-link/text-link.tsx';
import { Textarea } from './textarea/textarea.tsx';
import { Toast } from './toast/toast.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';
import { SAMPLE_PRODUCTS, SAMPLE_SHIPPING } from './styleguide/sample-data.ts';
import { Swatches } from './styleguide/swatches.tsx';

const nothing = () => undefined;

function Section({ title, colour, children }: { title: string; colour: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <SectionHeading colour={colour}>{title}</SectionHeading>
      {children}
    </Stack>
  );
}

function Buttons() {
  return (
    <Section title="Knappar" colour="#2b3ff2">
      <Cluster gap={3}>
        <Button variant="primary" size="large" icon={<Icon of={ShoppingCart} />}>
          Lägg i varukorgen
        </Button>
        <Button variant="primary">Köp</Button>
        <Button>Bevaka</Button>
        <Button variant="quiet">Avbryt</Button>
        <Button variant="destructive">Töm varukorgen</Button>
        <Button variant="secondary" href="#knappar">
          Visa alla
        </Button>
        <Button size="small">Jämför</Button>
        <Button variant="primary" isLoading>
          Betala
        </Button>
        <Button disabled>Slut i lager</Button>
      </Cluster>
      <Cluster>
        <IconButton icon={Heart} label="Lägg i önskelistan" />
        <IconButton icon={Heart} label="Lägg i önskelistan" variant="outlined" />
        <IconButton icon={Heart} label="Lägg i önskelistan" variant="floating" />
        <Tooltip text="Sparas i din önskelista">
          {(attributes) => (
            <IconButton icon={Heart} label={BUTTON_LABELS.more} size="small" variant="outlined" {...attributes} />
          )}
        </Tooltip>
        <Spinner />
        <TextLink href="#text">Länk i text</TextLink>
        <TextLink href="#strong" variant="strong">
          Visa alla tangentbord
        </TextLink>
      </Cluster>
    </Section>
  );
}

function Forms() {
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

function Facts() {
  return (
    <Section title="Pris, betyg och märken" colour="#c4102b">
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
      <Cluster gap={6}>
        <Rating rating={4.5} count={123} size="large" />
        <Rating rating={3.2} count={1} />
        <Rating rating={4} count={57} ratingType="hypefactor" />
        <Rating rating={null} count={2} />
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
      <Cluster gap={3}>
        {(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((rating) => (
          <EnergyLabel key={rating} rating={rating} scale="A" />
        ))}
        <EnergyLabel rating="Z" scale="A" />
      </Cluster>
    </Section>
  );
}

function Products() {
  const buy = (
    <Button variant="primary" block>
      Köp
    </Button>
  );
  const heart = <IconButton icon={Heart} label="Lägg i önskelistan" size="small" variant="floating" />;
  return (
    <Section title="Produkter" colour="#e39a00">
      <ProductGrid label="Produkter">
        {SAMPLE_PRODUCTS.map((product, index) => (
          <ProductCard
            key={product.href}
            product={product}
            buyButton={buy}
            corner={index === 0 ? heart : undefined}
            isAboveFold={index < 2}
          />
        ))}
      </ProductGrid>
      <Carousel
        label="Liknande produkter"
        heading={<SectionHeading level={3}>Liknande produkter</SectionHeading>}
        loops
      >
        {SAMPLE_PRODUCTS.map((product) => (
          <ProductCard key={product.href} product={product} headingLevel={4} />
        ))}
      </Carousel>
      <Grid gap={4} min="large">
        <Card padding="small">
          {SAMPLE_PRODUCTS.slice(0, 4).map((product, index) => (
            <ProductCardCompact
              key={product.href}
              product={product}
              position={index + 1}
              action={<Button size="small">Köp</Button>}
            />
          ))}
        </Card>
      </Grid>
      <SkeletonGroup label="Laddar produkter">
        <ProductGrid>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </ProductGrid>
      </SkeletonGroup>
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Meddelanden" colour="#2d4a70">
      <Grid gap={3} min="large">
        <Alert tone="info" title="Leverans inför jul">
          Beställ senast 18 december.
        </Alert>
        <Alert tone="success">Din mailadress är nu tillagd!</Alert>
        <Alert tone="warning" title="Priset har ändrats" onDismiss={nothing}>
          Varukorgen är uppdaterad.
        </Alert>
        <Alert tone="error" action={<Button size="small">Försök igen</Button>}>
          Det gick inte att hämta varukorgen.
        </Alert>
        <Toast
          toast={{ id: '1', tone: 'success', message: 'Du har lagt till en produkt i varukorgen' }}
          onDismiss={nothing}
        />
        <Toast
          toast={{ id: '2', tone: 'error', message: 'Något gick fel. Försök igen om en stund.' }}
          onDismiss={nothing}
        />
      </Grid>
      <Grid gap={4} min="medium">
        <Card>
          <EmptyState
            title="Varukorgen är tom"
            text="Lägg något fint i lasten."
            illustration={<PixelArt picture="boat" />}
            actions={<Button href="#topplistor">Se topplistorna</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            title="Inga träffar"
            text="Prova ett annat ord."
            illustration={<PixelArt picture="buoy" />}
            actions={<Button href="#start">Till startsidan</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            title="Sidan finns inte"
            text="Den kan ha flyttat."
            illustration={<PixelArt picture="lighthouse" />}
            actions={<Button href="#start">Till startsidan</Button>}
          />
        </Card>
      </Grid>
    </Section>
  );
}

function Structure() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Sidans delar" colour="#6a1b9a">
      <Tabs
        label="Produktinformation"
        tabs={[
          { id: 'about', label: 'Beskrivning', content: <p>Ett mekaniskt tangentbord med svensk layout.</p> },
          { id: 'spec', label: 'Specifikation', content: <p>Brytare: linjära.</p> },
          { id: 'reviews', label: 'Recensioner', count: 123, content: <p>Inga ännu.</p> },
        ]}
      />
      <Accordion
        items={[
          {
            id: 'brand',
            title: 'Tillverkare',
            aside: <Badge tone="solid">2</Badge>,
            content: <Checkbox label="Polarsten" />,
            isOpen: true,
          },
          { id: 'price', title: 'Pris', content: <p>0–5 000 kr</p> },
        ]}
      />
      <Pagination page={5} pageCount={20} hrefFor={(page) => `#sida-${page}`} />
      <ProgressBar label="Till nästa nivå" value={320} max={500} valueText="320 av 500 XP" />
      <ProgressBar label="Sålt" value={80} hideLabel tone="reduced" />
      <Cluster gap={3}>
        <Avatar name="Åsa Öberg" size="large" />
        <Avatar name="Pixelpirat" />
        <Avatar name="Bo" size="small" />
        <Button onClick={() => setOpen('dialog')}>Öppna dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Öppna panel</Button>
      </Cluster>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Töm varukorgen?"
        actions={
          <>
            <Button onClick={close}>Behåll</Button>
            <Button variant="destructive" onClick={close}>
              Töm
            </Button>
          </>
        }
      >
        Alla varor tas bort.
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Filter"
        footer={<Button block>Visa 128 produkter</Button>}
      >
        <Checkbox label="Trådlöst" />
      </Drawer>
    </Section>
  );
}

/** Every part of the design system on one page, for development: look at it on a phone and a laptop, in both modes. */
export function Styleguide() {
  return (
    <Container as="div">
      <Stack gap={12}>
        <SkipLink target="styleguide" />
        <Stack gap={3} as="header">
          <Cluster justify="between">
            <Logo />
            <Logo isCompact />
          </Cluster>
          <Breadcrumbs
            crumbs={[
              { label: 'Start', href: '#start' },
              { label: 'Datortillbehör', href: '#datortillbehor' },
              { label: 'Tangentbord', href: '#tangentbord' },
            ]}
          />
          <SectionHeading level={1} id="styleguide" colour="#2b3ff2">
            Pixelhamns byggklossar
          </SectionHeading>
        </Stack>
        <Products />
        <Facts />
        <Buttons />
        <Forms />
        <Messages />
        <Structure />
        <Section title="Färger" colour="#1a1a1d">
          <Swatches />
        </Section>
      </Stack>
    </Container>
  );
}
