/** The last line of the footer: the copyright, and links to what the site says about itself. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';

export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <Link className="footer__link-item" to="/accessibility">
        <Translate id="site.footer.accessibility">Accessibility</Translate>
      </Link>
      <Link className="footer__link-item" to="/privacy">
        <Translate id="site.footer.privacy">Privacy</Translate>
      </Link>
    </>
  );
}
