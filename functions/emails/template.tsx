/** @jsxRuntime automatic */
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement } from 'react';

import { SHEET, STYLES } from './styles.ts';

function Page(): ReactElement {
  return (
    <Html lang="{{language}}" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{'{{title}}'}</title>
        <style>{SHEET}</style>
      </Head>
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{'{{preview}}'}</div>
      <Body className="body" style={STYLES.body}>
        <Container className="card" style={STYLES.container}>
          <WovenEdge />
          <Section className="inner" style={{ padding: '24px 32px 0' }}>
            <Link className="wordmark" href="{{shop}}" style={STYLES.wordmark}>
              {'{{shopName}}'}
            </Link>
            <h1 className="text" style={STYLES.title}>
              {'{{title}}'}
            </h1>
            {'{{content}}'}
            <Hr
              className="table"
              style={{ borderTop: '1px solid #ddd0ba', margin: '28px 0 12px' }}
            />
            <Text className="quiet" style={{ ...STYLES.text, ...STYLES.quiet, margin: '0 0 20px' }}>
              {'{{contact}} '}
              <Link className="link" href="{{shop}}/contact" style={STYLES.link}>
                {'{{contactLink}}'}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** Bands of colour like the edge of a saree, without a picture that a mail program would block. */
function WovenEdge(): ReactElement {
  const bands = ['#9c2f2b', '#8a5a00', '#2c3e73', '#8a5a00', '#9c2f2b'];
  return (
    <Row>
      {bands.map((colour, place) => (
        <Column
          key={place}
          style={{ backgroundColor: colour, fontSize: 1, height: 6, width: '20%' }}
        >
          &nbsp;
        </Column>
      ))}
    </Row>
  );
}

function Paragraph({ children }: { children: ReactElement | string }): ReactElement {
  return (
    <Text className="text" style={STYLES.text}>
      {children}
    </Text>
  );
}

function Item({ picture }: { picture?: string }): ReactElement {
  return (
    <Row>
      {picture !== undefined && (
        <Column style={{ padding: '12px 16px 12px 0', verticalAlign: 'top', width: 72 }}>
          <Img
            loading="lazy"
            src={picture}
            alt=""
            width={72}
            height={90}
            style={{ borderRadius: 4, objectFit: 'cover' }}
          />
        </Column>
      )}
      <Column style={{ padding: '12px 0', verticalAlign: 'top' }}>
        <Text className="text" lang="{{language}}" style={{ ...STYLES.text, margin: 0 }}>
          {'{{title}}'}
        </Text>
        <Text className="quiet" style={STYLES.label}>
          {'{{details}}'}
        </Text>
      </Column>
      <AmountCell />
    </Row>
  );
}

function AmountCell({ isTotal = false }: { isTotal?: boolean }): ReactElement {
  const weight = isTotal ? { fontWeight: 600 } : {};
  return (
    <Column
      style={{
        padding: '6px 0 6px 16px',
        textAlign: 'right',
        verticalAlign: 'top',
        whiteSpace: 'nowrap',
      }}
    >
      <Text className="text" style={{ ...STYLES.text, ...weight, margin: '6px 0 0' }}>
        {'{{amount}}'}
      </Text>
    </Column>
  );
}

function Amount({ isTotal = false }: { isTotal?: boolean }): ReactElement {
  const weight = isTotal ? { fontWeight: 600 } : {};
  return (
    <Row>
      <Column style={{ padding: '6px 0' }}>
        <Text className="text" style={{ ...STYLES.text, ...weight, margin: '6px 0 0' }}>
          {'{{label}}'}
        </Text>
      </Column>
      <AmountCell isTotal={isTotal} />
    </Row>
  );
}

/** The blocks of an email. `{{name}}` stands for a value that is filled in, escaped; `{{content}}` for other blocks. */
export const TEMPLATE = {
  page: <Page />,
  paragraph: <Paragraph>{'{{text}}'}</Paragraph>,
  button: (
    <Section style={{ margin: '20px 0' }}>
      <Button className="button" href="{{address}}" style={STYLES.button}>
        {'{{text}}'}
      </Button>
    </Section>
  ),
  link: (
    <Paragraph>
      <Link className="link" href="{{address}}" style={STYLES.link}>
        {'{{text}}'}
      </Link>
    </Paragraph>
  ),
  fact: (
    <Section style={{ margin: '16px 0' }}>
      <Text className="quiet" style={STYLES.label}>
        {'{{label}}'}
      </Text>
      <Text className="text" style={{ ...STYLES.text, margin: 0 }}>
        {'{{text}}'}
      </Text>
    </Section>
  ),
  table: (
    <Section className="table" style={STYLES.table}>
      {'{{content}}'}
    </Section>
  ),
  item: <Item />,
  itemWithPicture: <Item picture="{{picture}}" />,
  amount: <Amount />,
  total: <Amount isTotal />,
};
