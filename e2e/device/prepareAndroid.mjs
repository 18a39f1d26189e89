// Gives the Android project that `expo prebuild` made what Detox needs: its library, its test and permission to
// talk to the test runner on the host. Usage: node e2e/device/prepareAndroid.mjs [folder of the project]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? '.', 'android');

/** Inserts text after an anchor, and fails when a new template no longer has it. */
function insertAfter(file, anchor, text) {
  const target = path.join(root, file);
  const content = readFileSync(target, 'utf8');
  if (content.includes(text.trim())) return;
  if (!content.includes(anchor)) throw new Error(`android/${file} has no '${anchor.trim()}' any more`);
  writeFileSync(target, content.replace(anchor, `${anchor}${text}`));
}

function write(file, content) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

insertAfter(
  'build.gradle',
  'allprojects {\n  repositories {\n',
  '    maven { url "$rootDir/../node_modules/detox/Detox-android" }\n',
);
insertAfter(
  'app/build.gradle',
  "        applicationId 'app.terreno'\n",
  `        testBuildType System.getProperty('testBuildType', 'debug')
        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'
`,
);
insertAfter(
  'app/build.gradle',
  '\ndependencies {\n',
  `    androidTestImplementation('com.wix:detox:+')
    implementation 'androidx.appcompat:appcompat:1.7.0'
`,
);
insertAfter(
  'app/src/main/AndroidManifest.xml',
  '<application',
  ' android:networkSecurityConfig="@xml/network_security_config"',
);

// Only the emulator's names for its host: everything else stays encrypted.
write(
  'app/src/main/res/xml/network_security_config.xml',
  `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
  <domain-config cleartextTrafficPermitted="true">
    <domain includeSubdomains="true">10.0.2.2</domain>
    <domain includeSubdomains="true">localhost</domain>
  </domain-config>
</network-security-config>
`,
);
write(
  'app/src/androidTest/java/app/terreno/DetoxTest.java',
  `package app.terreno;

import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;

import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
  @Rule
  public ActivityTestRule<MainActivity> activityRule = new ActivityTestRule<>(MainActivity.class, false, false);

  @Test
  public void runDetoxTests() {
    DetoxConfig config = new DetoxConfig();
    config.idlePolicyConfig.masterTimeoutSec = 90;
    config.idlePolicyConfig.idleResourceTimeoutSec = 60;
    config.rnContextLoadTimeoutSec = 180;
    Detox.runTests(activityRule, config);
  }
}
`,
);
